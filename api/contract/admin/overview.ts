import * as z from 'zod/mini';
import { applicationStages, experiences, sources } from '../application.ts';
import type { Call } from '../call.ts';
import { subjects } from '../contact.ts';
import { span } from './lists.ts';
import { messageKinds } from './message.ts';
import { folders } from './messages.ts';
import { audiences } from './roles.ts';
import { certificateStates } from './system.ts';
import { countedTag } from './tags.ts';

function counted<const K extends readonly [string, ...string[]]>(keys: K) {
  return z.record(z.enum(keys), z.int());
}

const quotaUsage = z.strictObject({
  usedBytes: z.int(),
  limitBytes: z.int(),
  isSpamFull: z.boolean(),
});

export const counts = z.strictObject({
  /** Messages with the status `new`, with repeated ones and those marked as unread. */
  unread: z.int(),
  folders: counted(folders),
  /** Counts of the views of messages; follow-ups up to today. */
  views: counted(['waiting', 'followUp', 'toCheck', 'due']),
  /** Without spam. */
  stages: counted(applicationStages),
  spamApplications: z.int(),
  /** In no other count. */
  trashedApplications: z.int(),
  /** As `views`, for applications. */
  applicationViews: counted(['interview', 'followUp', 'toCheck', 'due']),
  /** Open tasks of the user who asks: of the inbox, and applications without a decision. Absent without other users. */
  mine: z.optional(z.strictObject({ userId: z.uuid(), messages: z.int(), applications: z.int() })),
  /** Every tag, by name, with the number of its messages and applications. */
  tags: z.array(countedTag),
  /** The quotas of visitors, in bytes; `isSpamFull` means that submissions flagged as spam are refused. */
  storage: z.strictObject({ messages: quotaUsage, cvs: quotaUsage }),
  /** Whether a mail server for replies is set up. */
  canReply: z.boolean(),
  /** Null without the setting TLS_CERTIFICATE. */
  certificate: z.nullable(z.enum(certificateStates)),
  /** Concerns and open steps of the system page, at most ten seconds old. */
  openMatters: z.int(),
  /** Steps left before the site goes live; none once the list was put away. */
  openSteps: z.int(),
  /** As published last. */
  company: z.strictObject({
    ...{ name: z.string(), shortName: z.string(), legalName: z.string(), jobBoard: z.string() },
    /** Where answers to letters go. */
    email: z.strictObject({ info: z.string(), careers: z.string() }),
    serviceAreas: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    logo: z.optional(z.string()),
  }),
});
export type Counts = z.output<typeof counts>;

export const readCounts = {
  method: 'get',
  path: '/api/Admin/Counts',
  for: 'everyone',
  summary: 'How many lie where',
  response: { status: 200, body: counts },
} as const satisfies Call;

/** Spam counts only in `spam`, and what is in the trash nowhere. */
export const stats = z.strictObject({
  /** Each day of the span in the company's time zone, empty days included. */
  days: z.array(z.strictObject({ day: z.iso.date(), messages: z.int(), applications: z.int() })),
  messages: z.strictObject({
    total: z.int(),
    kind: counted(messageKinds),
    /** `none`: from a form without a subject. */
    subject: counted([...subjects, 'none']),
  }),
  applications: z.strictObject({
    total: z.int(),
    stage: counted(applicationStages),
    /** `none`: left out. */
    source: counted([...sources, 'none']),
    experience: counted(experiences),
  }),
  spam: z.strictObject({ messages: z.int(), applications: z.int() }),
  /** From arrival to the first reply, for messages of the span. */
  replies: z.strictObject({
    count: z.int(),
    /** Null without any. */
    medianMinutes: z.nullable(z.number()),
  }),
  /** Messages of the span that are in the inbox without a reply. */
  unanswered: z.int(),
});
export type Stats = z.output<typeof stats>;

export const readStats = {
  method: 'get',
  path: '/api/Admin/Stats',
  for: audiences.overview,
  summary: 'What arrived in a span of time, by default the last thirty days, by day and by kind',
  query: z.strictObject(span),
  response: { status: 200, body: stats },
} as const satisfies Call;
