import * as z from 'zod/mini';
import { bounds } from './bounds.ts';
import type { Call } from './call.ts';
import { emailAddress, requiredText, utcTime } from './fields.ts';

/** The simple contact message, as it crosses the wire. */
export const simpleContact = z.strictObject({
  fullName: requiredText(bounds.fullName),
  email: emailAddress,
  message: requiredText(bounds.message),
});
export type SimpleContact = z.output<typeof simpleContact>;

/** Where a stored message can be found, and when it was stored. */
export const created = z.strictObject({ id: z.uuid(), createdAtUtc: utcTime });
export type Created = z.output<typeof created>;

/** The version of the data protection notice beside the forms; raise it whenever that text changes. */
export const noticeVersion = 1;

export const submitSimpleContact = {
  method: 'post',
  path: '/api/ContactForms/simple',
  summary: 'Send a message',
  for: 'anyone',
  body: simpleContact,
  answer: { status: 201, body: created },
  refusals: [
    'invalid',
    'malformed',
    'tooLarge',
    'wrongType',
    'tooMany',
    'unavailable',
    'storageFull',
  ],
} as const satisfies Call;
