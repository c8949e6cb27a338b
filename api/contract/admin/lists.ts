import * as z from 'zod/mini';
import { fieldLimits, pageSize } from '../field-limits.ts';
import type { ProblemCode } from '../problem.ts';

const moment = z.pipe(
  z.union([z.iso.date({ error: 'invalid' }), z.iso.datetime({ error: 'invalid' })]),
  z.transform((text) => new Date(text)),
);

/** Digits alone: `Number` would read `0x10` and `1e2` as well. */
const limit = z.pipe(
  z
    .string({ error: 'invalid' })
    .check(
      z.regex(/^\d{1,6}$/, { error: 'invalid' }),
      z.describe(`From 1 to ${pageSize.max}; ${pageSize.default} unless told.`),
    ),
  z.pipe(
    z.transform(Number),
    z.int().check(z.minimum(1, 'invalid'), z.maximum(pageSize.max, 'invalid')),
  ),
);

/** A span of time. `from` counts, `to` does not: half open, so that days follow without overlap. */
export const span = { from: z.optional(moment), to: z.optional(moment) } as const;

/**
 * Words to search for; case and accents do not matter, and a word's beginning is enough. The first twelve
 * different ones count.
 */
export const searched = z.optional(
  z
    .string({ error: 'invalid' })
    .check(z.trim(), z.maxLength(fieldLimits.text, { error: 'tooLong' })),
);

/** One of `values`, to narrow a list by. */
export function narrowed<const T extends readonly [string, ...string[]]>(values: T) {
  return z.optional(z.enum(values, { error: 'invalid' }));
}

export const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false'], { error: 'invalid' }),
    z.transform((word) => word === 'true'),
  ),
);

/** Which page of a list: keyset paging, so that what arrives meanwhile shifts nothing. */
export const paging = {
  sort: z._default(z.enum(['newest', 'oldest'], { error: 'invalid' }), 'newest'),
  /** The id of the last item seen. */
  cursor: z.optional(z.uuid({ error: 'invalid' })),
  limit: z._default(limit, pageSize.default),
} as const;

/** A page of a list of `item`. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.strictObject({
    items: z.array(item),
    /** What to send as `cursor` for the next page; null on the last. */
    nextCursor: z.nullable(z.string()),
    /** How many match in all. */
    total: z.int(),
  });
}

/** In any letter case, as the rest of the path. */
export const idParameters = z.strictObject({ id: z.uuid().check(z.toLowerCase()) });

/** What the admin writes beside something; blank takes it away. */
export const noteText = z.pipe(
  z
    .string({ error: 'invalid' })
    .check(z.trim(), z.maxLength(fieldLimits.note, { error: 'tooLong', abort: true })),
  z.transform((text) => (text === '' ? null : text)),
);

/** What any change with a body may be refused with. */
export const changing = [
  'invalid',
  'malformed',
  'signedOut',
  'tooLarge',
  'wrongType',
  'compressed',
  'unavailable',
  'storageFull',
] as const satisfies ProblemCode[];

/** Which version a change was made to. One made to another is refused: somebody else was faster. */
export const versionSeen = z.optional(z.int({ error: 'invalid' }));

/** What a bulk action is done to: at most a page. */
export const bulkIds = z
  .array(z.uuid({ error: 'invalid' }).check(z.toLowerCase()), { error: 'required' })
  .check(z.minLength(1, 'required'), z.maxLength(pageSize.max, { error: 'tooLong' }));

/** How many it was done to, and how many were gone. */
export const bulkAnswer = z.strictObject({ changed: z.int(), missing: z.int() });
