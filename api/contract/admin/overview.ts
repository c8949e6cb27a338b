import * as z from 'zod/mini';
import { applicationStages, experiences, sources } from '../application.ts';
import type { Call } from '../call.ts';
import { subjects } from '../contact.ts';
import { languages } from '../languages.ts';
import { span } from './lists.ts';
import { folders, messageKinds } from './messages.ts';

/** A count for each of `keys`. */
function counted<const K extends readonly [string, ...string[]]>(keys: K) {
  return z.record(z.enum(keys), z.int());
}

const quotaUsage = z.strictObject({
  usedBytes: z.int(),
  limitBytes: z.int(),
  isSpamFull: z.boolean(),
});

export const counts = z.strictObject({
  /** Messages that nobody has opened yet. */
  unread: z.int(),
  folders: counted(folders),
  /** Without spam. */
  stages: counted(applicationStages),
  spamApplications: z.int(),
  /** What visitors may fill, in bytes, and whether nothing more is taken that looks like spam. */
  storage: z.strictObject({ messages: quotaUsage, cvs: quotaUsage }),
});
export type Counts = z.output<typeof counts>;

export const readCounts = {
  method: 'get',
  path: '/api/Admin/Counts',
  summary: 'How many lie where',
  for: 'admin',
  answer: { status: 200, body: counts },
  errorResponses: ['signedOut'],
} as const satisfies Call;

/** How long something took, in minutes; null where it never happened in the span. */
const durations = z.strictObject({
  count: z.int(),
  medianMinutes: z.nullable(z.number()),
  /** Nine of ten were faster. */
  slowestTenthMinutes: z.nullable(z.number()),
});

/** Spam is counted in `spam` alone, here and everywhere. */
export const stats = z.strictObject({
  /** Each day of the span, in the company's time zone, with nothing on it as well. */
  days: z.array(z.strictObject({ day: z.iso.date(), messages: z.int(), applications: z.int() })),
  messages: z.strictObject({
    total: z.int(),
    kind: counted(messageKinds),
    /** `none`: by a form that asks for no subject. */
    subject: counted([...subjects, 'none']),
    language: counted(languages),
  }),
  applications: z.strictObject({
    total: z.int(),
    stage: counted(applicationStages),
    /** `none`: not told. */
    source: counted([...sources, 'none']),
    experience: counted(experiences),
    language: counted(languages),
    talentPool: z.int(),
  }),
  spam: z.strictObject({ messages: z.int(), applications: z.int() }),
  /** From arrival to the first reply, of messages of the span. */
  replies: durations,
  /** Messages of the span in the inbox that have no reply. */
  unanswered: z.int(),
});
export type Stats = z.output<typeof stats>;

export const readStats = {
  method: 'get',
  path: '/api/Admin/Stats',
  summary: 'What arrived in a span of time, the last thirty days unless told, by day and by kind',
  for: 'admin',
  query: z.strictObject(span),
  answer: { status: 200, body: stats },
  errorResponses: ['invalid', 'signedOut'],
} as const satisfies Call;
