import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { fieldLimits } from './field-limits.ts';
import {
  choice,
  emailAddress,
  filledInMs,
  honeypot,
  optionalLine,
  optionalPhoneNumber,
  type ReadPhone,
  requiredLine,
  requiredText,
} from './fields.ts';
import { utcTime } from './utc-time.ts';

export const simpleContact = z.strictObject({
  fullName: requiredLine(fieldLimits.fullName),
  email: emailAddress,
  message: requiredText(fieldLimits.message),
  website: honeypot,
  filledInMs,
});
export type SimpleContact = z.output<typeof simpleContact>;

export const subjects = ['general', 'partnership', 'support', 'hr', 'other'] as const;
export type Subject = (typeof subjects)[number];

/**
 * The body of the full contact form.
 * @param readPhone passed in, so that a page loads the numbering plans only when a number is typed
 */
export function fullContact(readPhone: ReadPhone) {
  return z.strictObject({
    firstName: requiredLine(fieldLimits.name),
    lastName: requiredLine(fieldLimits.name),
    email: emailAddress,
    phone: optionalPhoneNumber(readPhone),
    company: optionalLine(fieldLimits.company),
    subject: choice(subjects),
    message: requiredText(fieldLimits.message),
    website: honeypot,
    filledInMs,
  });
}
export type FullContact = z.output<ReturnType<typeof fullContact>>;

/** The id of a stored row, and when it was stored. */
export const created = z.strictObject({ id: z.uuid(), createdAtUtc: utcTime });
export type Created = z.output<typeof created>;

/** The version of the data protection notice beside the contact forms; raise it whenever that text changes. */
export const noticeVersion = 5;

/** The body is `fullContact`; `calls` has the complete call. */
export const submitFullContact = {
  method: 'post',
  path: '/api/ContactForms',
  summary: 'Send a message with a subject',
  for: 'anyone',
  idempotent: true,
  proofOfWork: true,
  response: { status: 201, body: created },
  errorResponses: ['tooMany'],
} as const satisfies Call;

export const submitSimpleContact = {
  ...submitFullContact,
  path: '/api/ContactForms/simple',
  summary: 'Send a message',
  body: simpleContact,
} as const satisfies Call;
