import * as z from 'zod/mini';
import { fieldLimits, followUpYears, isNearDay, pageSize } from '../field-limits.ts';
import { utcTime } from '../utc-time.ts';
import { sorts } from './sort.ts';

const moment = z.pipe(
  z.union([z.iso.date({ error: 'invalid' }), z.iso.datetime({ error: 'invalid' })]),
  z.transform((text) => new Date(text)),
);

/** A point in time: UTC, to the millisecond. */
export const exactTime = z.pipe(
  z.iso.datetime({ precision: 3, error: 'invalid' }),
  z.transform((text) => new Date(text)),
);

/** Digits only: `Number` would also parse `0x10` and `1e2`. */
const limit = z.pipe(
  z
    .string({ error: 'invalid' })
    .check(
      z.regex(/^\d{1,6}$/, { error: 'invalid' }),
      z.describe(`From 1 to ${pageSize.max}; by default ${pageSize.default}.`),
    ),
  z.pipe(
    z.transform(Number),
    z.int().check(z.minimum(1, 'invalid'), z.maximum(pageSize.max, 'invalid')),
  ),
);

/** A span of time, half open: `from` belongs to it, `to` does not, so that days follow without overlap. */
export const span = { from: z.optional(moment), to: z.optional(moment) } as const;

/** Words to search for, regardless of case and accents, each as a prefix. The first twelve different ones count. */
export const searched = z.optional(
  z
    .string({ error: 'invalid' })
    .check(z.trim(), z.maxLength(fieldLimits.text, { error: 'tooLong' })),
);

/** One of `values`, as a filter. */
export function narrowed<const T extends readonly [string, ...string[]]>(values: T) {
  return z.optional(z.enum(values, { error: 'invalid' }));
}

/** A page of a list, by keyset paging: new rows do not shift the pages. */
const page = {
  /** The id of the last item seen. */
  cursor: z.optional(z.uuid({ error: 'invalid' })),
  limit: z._default(limit, pageSize.default),
} as const;

export const paging = {
  sort: z._default(z.enum(sorts, { error: 'invalid' }), 'newest'),
  ...page,
} as const;

/** Cursors of follow-ups begin with the last item's day, those of interviews with its time; the id follows. */
const dayAndId = /^(?:(?:\d{4}-\d\d-\d\d|\d{13})_)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Start of the cursors in these views; in others a cursor is an id. */
const cursorStarts: Readonly<Record<string, RegExp>> = {
  followUp: /^\d{4}-\d\d-\d\d_/,
  interview: /^\d{13}_/,
};
const idStart = /^[\da-f]{8}-/i;

type Paged = { readonly view?: string | undefined; readonly cursor?: string | undefined };

/** Checks that a cursor belongs to the requested view. */
export const cursorOfView = z.check<Paged>(({ value: { view = '', cursor }, issues }) => {
  if (cursor === undefined || (cursorStarts[view] ?? idStart).test(cursor)) return;
  issues.push({ code: 'custom', message: 'invalid', path: ['cursor'], input: cursor });
});

/** Paging of a list whose default order depends on its view (`sortOf`). */
export const viewPaging = {
  ...page,
  sort: narrowed(sorts),
  /** The `nextCursor` of the page before. */
  cursor: z.optional(z.string({ error: 'invalid' }).check(z.regex(dayAndId, { error: 'invalid' }))),
} as const;

/** When the record is erased automatically; a list says it of the trash and of what is due. */
export const keptUntil = { keptUntilUtc: z.optional(z.nullable(utcTime)) } as const;

/** A page of a list of `item`. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.strictObject({
    items: z.array(item),
    /** The `cursor` of the next page; null on the last. */
    nextCursor: z.nullable(z.string()),
    /** How many match in all. */
    total: z.int(),
    /** Set if a search matched nothing exactly: the words, with one other letter, that it found instead. */
    near: z.optional(z.array(z.string())),
  });
}

/** The id of a record, in any letter case. */
export const recordId = z.uuid({ error: 'invalid' }).check(z.toLowerCase());

/** The admin's note; blank removes it. */
export const noteText = z.pipe(
  z
    .string({ error: 'invalid' })
    .check(z.trim(), z.maxLength(fieldLimits.note, { error: 'tooLong', abort: true })),
  z.transform((text) => (text === '' ? null : text)),
);

/** The day of a follow-up, as `2026-11-21`; null removes it. */
export const followUpDay = z.optional(
  z.nullable(
    z
      .string({ error: 'invalid' })
      .check(
        z.describe(`A day at most ${followUpYears} years from now.`),
        z.refine(isNearDay, { error: 'day', params: { max: followUpYears } }),
      ),
  ),
);

/** The user whose task it becomes; null makes it nobody's. */
export const assignee = z.optional(z.nullable(recordId));

/** Only what is assigned to the user who asks, to nobody, or to the user with that id. */
export const assignedFilter = z.optional(
  z.union([z.enum(['me', 'nobody']), recordId], { error: 'invalid' }),
);

/** The version that the change is based on. If it is not the present one, the change is refused. */
export const versionSeen = z.optional(z.int({ error: 'invalid' }));

/** The ids of a bulk action: at most a page. */
export const bulkIds = z
  .array(recordId, { error: 'required' })
  .check(z.minLength(1, 'required'), z.maxLength(pageSize.max, { error: 'tooLong' }));

/**
 * Checks the fields of a bulk call: an action's own fields are required with it, and refused with others.
 * @param fields by action
 */
export function fieldsOfActions(fields: Readonly<Record<string, readonly string[]>>) {
  const owned = [...new Set(Object.values(fields).flat())];
  return z.check<{ readonly action: string }>(({ value, issues }) => {
    const own = fields[value.action] ?? [];
    for (const name of owned) {
      const isGiven = Reflect.get(value, name) !== undefined;
      if (own.includes(name) === isGiven) continue;
      const message = isGiven ? 'unknownField' : 'required';
      issues.push({ code: 'custom', message, path: [name], input: value });
    }
  });
}

export const undoesMeans = z.describe(
  'The action that this one undoes: records that are no longer as it left them stay as they are, and are counted as `differing`.',
);

/** An undo must not erase. */
export const undoesNoErasure = z.refine<{ readonly action: string; readonly undoes?: unknown }>(
  ({ action, undoes }) => action !== 'delete' || undoes === undefined,
  { error: 'unknownField', path: ['undoes'] },
);

/**
 * Numbers of changed records, of missing ones, and, with `undoes`, of those changed since. The others already had the
 * value.
 */
export const bulkResponse = z.strictObject({
  changed: z.int(),
  missing: z.int(),
  differing: z.optional(z.int()),
});
export type BulkResponse = z.output<typeof bulkResponse>;
