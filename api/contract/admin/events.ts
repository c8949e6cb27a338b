import * as z from 'zod/mini';
import type { Call } from '../call.ts';

/** Of records: ids, but no personal data, which the page requests by id. */
export const recordEvent = z.strictObject({
  about: z.enum(['message', 'application']),
  /** A record that is released from spam counts as arrived. */
  what: z.enum(['arrived', 'changed', 'erased']),
  /** Absent for an event of many records. */
  id: z.optional(z.uuid()),
  /** An arrival flagged as spam. Pages do not announce or load it: loading would count as seeing it. */
  suspected: z.optional(z.literal(true)),
});

/** How many pages of a publication are written. */
const progress = z.strictObject({ written: z.int(), pages: z.int() });
export type PublishProgress = z.output<typeof progress>;

/** Of the site: it is being published, or without `progress`, what is live, scheduled or left to do has changed. */
const contentEvent = z.strictObject({
  about: z.literal('content'),
  progress: z.optional(progress),
});

export const adminEvent = z.union([recordEvent, contentEvent]);
export type RecordEvent = z.output<typeof recordEvent>;
export type AdminEvent = z.output<typeof adminEvent>;

export const watchEvents = {
  method: 'get',
  path: '/api/Admin/Events',
  summary:
    'What arrives or changes, as it happens: server-sent events (WHATWG HTML) whose data is JSON. A comment a few seconds apart shows that the line holds',
  for: 'everyone',
  response: { status: 200, type: 'text/event-stream' },
  /** An open connection alone must not extend a session. */
  idle: true,
  errorResponses: ['tooMany'],
} as const satisfies Call;
