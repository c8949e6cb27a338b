import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { fieldLimits } from './field-limits.ts';
import { flag } from './fields.ts';

const count = z.strictObject({
  /** Septets, in UCS-2 UTF-16 code units; the operator's code is among them. */
  units: z.int(),
  parts: z.int(),
  /** Units left in the last part. */
  left: z.int(),
  /** Units of the only part, and of each of several. */
  capacity: z.strictObject({ single: z.int(), each: z.int() }),
});
export type SmsCount = z.output<typeof count>;

/** A text as networks carry it, by the standards. */
const length = z.strictObject({
  alphabet: z.enum(['gsm7', 'turkishLockingShift', 'turkishSingleShift', 'ucs2']),
  ...count.shape,
  /** As operators in Turkey bill it: the letters of the Turkish tables are two units each, and no header names a table. */
  billed: count,
  /** The characters (code points) that cost more than a unit, or without which a cheaper alphabet would do. */
  costly: z.array(
    z.strictObject({
      character: z.string(),
      ...{ count: z.int(), units: z.int(), billedUnits: z.int(), forcesAlphabet: z.boolean() },
    }),
  ),
});
export type SmsLength = z.output<typeof length>;

export const readSmsLength = {
  method: 'get',
  path: '/api/SmsLength',
  summary: 'How many SMS a text is: on the network, and as operators in Turkey bill it',
  for: 'anyone',
  query: z.strictObject({
    /** Not trimmed: blanks count. */
    text: z
      .string({ error: 'required' })
      .check(z.minLength(1), z.maxLength(fieldLimits.smsText, 'tooLong')),
    /** Whether the operator appends its code. */
    operatorCode: z._default(flag, false),
  }),
  response: { status: 200, body: length },
  errorResponses: ['tooMany'],
} as const satisfies Call;
