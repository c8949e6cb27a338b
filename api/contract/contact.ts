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
  utcTime,
} from './fields.ts';

/** The simple contact message, as it crosses the wire. */
export const simpleContact = z.strictObject({
  fullName: requiredLine(fieldLimits.fullName),
  email: emailAddress,
  message: requiredText(fieldLimits.message),
  website: honeypot,
  filledInMs,
});
export type SimpleContact = z.output<typeof simpleContact>;

/** What a message of the full form may be about. */
export const subjects = ['general', 'partnership', 'support', 'hr', 'other'] as const;
export type Subject = (typeof subjects)[number];

/**
 * The full contact message. Who reads phone numbers is handed in, so that a page need not carry the world's
 * numbering plans before somebody types one.
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

/** Where something stored can be found, and when it was stored. */
export const created = z.strictObject({ id: z.uuid(), createdAtUtc: utcTime });
export type Created = z.output<typeof created>;

/** The version of the data protection notice beside the contact forms; raise it whenever that text changes. */
export const noticeVersion = 2;

const errorResponses = [
  'invalid',
  'malformed',
  'tooLarge',
  'wrongType',
  'compressed',
  'tooMany',
  'unavailable',
  'storageFull',
] as const;

export const submitSimpleContact = {
  method: 'post',
  path: '/api/ContactForms/simple',
  summary: 'Send a message',
  for: 'anyone',
  idempotent: true,
  proofOfWork: true,
  body: simpleContact,
  answer: { status: 201, body: created },
  errorResponses,
} as const satisfies Call;

/** Its body is `fullContact`: `calls` has it whole. */
export const submitFullContact = {
  method: 'post',
  path: '/api/ContactForms',
  summary: 'Send a message with a subject',
  for: 'anyone',
  idempotent: true,
  proofOfWork: true,
  answer: { status: 201, body: created },
  errorResponses,
} as const satisfies Call;
