import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { fieldLimits, followUpYears, isNearDay } from '../field-limits.ts';
import { optionalLine, requiredLine } from '../fields.ts';
import { recordId } from './lists.ts';
import { audiences } from './roles.ts';

export const ratings = { least: 1, most: 5 } as const;

/** Few criteria, so that each is weighed. */
export const maxCriteria = 5;

/** The duration of an interview, in minutes. */
export const interviewMinutes = { least: 5, most: 480, default: 45 } as const;

/** From 1 to 5; null removes it. */
export const ratingChange = z.nullable(
  z
    .int({ error: 'invalid' })
    .check(z.minimum(ratings.least, 'invalid'), z.maximum(ratings.most, 'invalid')),
);

const criterionName = requiredLine(fieldLimits.criterion).check(
  z.overwrite((name) => name.normalize('NFC').replace(/\s+/g, ' ')),
);

/**
 * Indexes of names that repeat an earlier one in any letter case: Turkish, where I is the capital of ı, or other
 * languages, where it is that of i.
 */
export function repeatedNames(names: readonly string[]): number[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const keys = [`tr ${name.toLocaleLowerCase('tr')}`, `en ${name.toLowerCase()}`];
    const isRepeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isRepeated ? [index] : [];
  });
}

export const criterionScore = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** From 1 to 5; null while it is not scored. */
  score: z.nullable(z.int()),
});
export type CriterionScore = z.output<typeof criterionScore>;

export const scoreChanges = z
  .array(
    z.strictObject({
      id: recordId,
      score: ratingChange,
    }),
    { error: 'invalid' },
  )
  .check(z.minLength(1, 'required'), z.maxLength(maxCriteria, { error: 'invalid' }));
export type ScoreChange = z.output<typeof scoreChanges>[number];

export const interview = z.strictObject({
  at: z.iso
    .datetime({ offset: true })
    .check(z.describe('When it begins, in the company’s time zone, with its offset from UTC.')),
  minutes: z.int(),
  /** A place, or the link of a video call. */
  place: z.nullable(z.string()),
  isCancelled: z.boolean(),
});
export type Interview = z.output<typeof interview>;

const clockTime =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** Sets, moves or cancels the interview; null removes it without a trace. */
export const interviewChange = z.strictObject({
  at: z.string({ error: 'required' }).check(
    z.describe(
      `As \`2026-11-21T14:00\` in the company’s time zone, or with an offset from UTC; at most ${followUpYears} years from now.`,
    ),
    z.regex(clockTime, { error: 'invalid', abort: true }),
    z.refine((at) => isNearDay(at.slice(0, 10)), { error: 'day', params: { max: followUpYears } }),
  ),
  minutes: z._default(
    z
      .int({ error: 'invalid' })
      .check(
        z.minimum(interviewMinutes.least, 'invalid'),
        z.maximum(interviewMinutes.most, 'invalid'),
      ),
    interviewMinutes.default,
  ),
  place: z.optional(z.nullable(optionalLine(fieldLimits.text))),
  isCancelled: z._default(z.boolean({ error: 'invalid' }), false),
});
export type InterviewChange = z.output<typeof interviewChange>;

export const hiring = z.strictObject({
  /** The criteria of the scorecard, in their order. */
  criteria: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      /** How many applications have a score by it. */
      scored: z.int(),
    }),
  ),
  /** Changes with the criteria. */
  version: z.string(),
});
export type Hiring = z.output<typeof hiring>;

export const readHiring = {
  method: 'get',
  path: '/api/Admin/Hiring',
  summary: 'The criteria of the scorecard',
  for: audiences.applications,
  response: { status: 200, body: hiring },
} as const satisfies Call;

export const changeHiring = {
  method: 'patch',
  path: '/api/Admin/Hiring',
  summary: `Set the criteria of the scorecard, at most ${maxCriteria}, in their order. One with its id keeps its scores under any name; those of a criterion that is left out are erased. Refused when \`version\` is not the present one, and when more scores than \`scoresErased\` would be erased`,
  for: audiences.applicationWork,
  body: z.strictObject({
    criteria: z
      .array(
        z.strictObject({
          /** Absent for a new one. */
          id: z.optional(recordId),
          name: criterionName,
        }),
        { error: 'required' },
      )
      .check(z.maxLength(maxCriteria, { error: 'invalid' }), ({ value: input, issues }) => {
        for (const index of repeatedNames(input.map(({ name }) => name))) {
          issues.push({ code: 'custom', message: 'duplicate', path: [index, 'name'], input });
        }
        const ids = input.map(({ id }) => id);
        for (const [index, id] of ids.entries()) {
          if (id === undefined || ids.indexOf(id) === index) continue;
          issues.push({ code: 'custom', message: 'duplicate', path: [index, 'id'], input });
        }
      }),
    version: z.string({ error: 'required' }),
    /** How many scores the admin agreed to erase: those of the removed criteria, as read in `scored`. */
    scoresErased: z._default(z.int({ error: 'invalid' }).check(z.minimum(0, 'invalid')), 0),
  }),
  response: { status: 200, body: hiring },
  errorResponses: ['changedMeanwhile'],
} as const satisfies Call;

/** How often a day's clock shows a time: the clocks skip an hour in spring, and repeat one in autumn. */
export const clockTimes = ['once', 'never', 'twice'] as const;

export const readInterviewDay = {
  method: 'get',
  path: '/api/Admin/Hiring/day',
  summary:
    'The interviews of a day in the company’s time zone, by time, and the moment that an interview at that time would be stored as',
  for: audiences.applicationWork,
  query: z.strictObject({
    /** As `2026-11-21T14:00`, in the company’s time zone. */
    at: z.iso
      .datetime({ local: true, error: 'invalid' })
      .check(
        z.refine((at) => isNearDay(at.slice(0, 10)) && !at.endsWith('Z'), { error: 'invalid' }),
      ),
  }),
  response: {
    status: 200,
    body: z.strictObject({
      at: z.iso.datetime({ offset: true }),
      clock: z.enum(clockTimes),
      interviews: z.array(
        z.strictObject({
          /** Of the application. */
          id: z.uuid(),
          fullName: z.string(),
          interview,
        }),
      ),
    }),
  },
} as const satisfies Call;

export const readInterview = {
  method: 'get',
  path: '/api/Admin/Applications/{id}/interview.ics',
  summary:
    'The interview of an application as an event for a calendar (RFC 5545). Once moved or cancelled, it replaces the earlier event',
  for: audiences.applicationWork,
  response: { status: 200, type: 'text/calendar' },
} as const satisfies Call;
