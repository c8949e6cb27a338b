import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { replyLimits } from '../field-limits.ts';
import { type Language, languages } from '../languages.ts';
import { audiences } from './roles.ts';

const signature = z
  .string({ error: 'required' })
  .check(z.trim(), z.maxLength(replyLimits.signature, { error: 'tooLong' }));

/** The end of a letter in each language; blank for the site's own. */
export const signatures = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, signature])) as Record<
    Language,
    typeof signature
  >,
);
export type Signatures = z.output<typeof signatures>;

const stored = z.extend(signatures, {
  /** Hash of their content. */
  version: z.string({ error: 'invalid' }),
});
/** With the name of the caller, for the placeholder `user`; empty without one. */
const read = z.extend(stored, { user: z.string() });
export type StoredSignatures = z.output<typeof read>;

export const readSignatures = {
  method: 'get',
  path: '/api/Admin/Signatures',
  for: audiences.letters,
  summary: 'The signatures of letters, by language',
  response: { status: 200, body: read },
} as const satisfies Call;

export const changeSignatures = {
  method: 'patch',
  path: '/api/Admin/Signatures',
  for: audiences.letters,
  summary: 'Set the signatures of letters. Refused when `version` is not the present one',
  body: stored,
  response: { status: 200, body: read },
  errorResponses: ['changedMeanwhile'],
} as const satisfies Call;
