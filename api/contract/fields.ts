import * as z from 'zod/mini';
import { bounds } from './bounds.ts';

const missingOrInvalid: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined || input === null ? 'required' : 'invalid';

/** A required text of at most `max` characters; blank counts as missing (specification, section 5). */
export function requiredText(max: number) {
  return z
    .string({ error: missingOrInvalid })
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(max, { error: 'tooLong', abort: true }),
    );
}

/** A required e-mail address. Its length is checked first: no pattern meets an unbounded text. */
export const emailAddress = requiredText(bounds.email).check(
  z.regex(z.regexes.email, { error: 'email' }),
);

/** A moment: ISO 8601 in UTC, ending in Z, to the millisecond. */
export const utcTime = z.iso.datetime({ precision: 3 });
