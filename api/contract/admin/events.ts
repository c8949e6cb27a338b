import * as z from 'zod/mini';
import type { Call } from '../call.ts';

/** An event for the admin: ids, but no personal data, which the page requests by id. */
export const adminEvent = z.strictObject({
  about: z.enum(['message', 'application']),
  /** A record that is released from spam counts as arrived. */
  what: z.enum(['arrived', 'changed', 'erased']),
  /** Absent for an event of many records. */
  id: z.optional(z.uuid()),
  /** An arrival flagged as spam. Pages do not announce or load it: loading would count as seeing it. */
  suspected: z.optional(z.literal(true)),
});
export type AdminEvent = z.output<typeof adminEvent>;

export const watchEvents = {
  method: 'get',
  path: '/api/Admin/Events',
  summary:
    'What arrives or changes, as it happens: server-sent events (WHATWG HTML) whose data is JSON. A comment a few seconds apart shows that the line holds',
  response: { status: 200, type: 'text/event-stream' },
  /** An open connection alone must not extend a session. */
  idle: true,
  errorResponses: ['tooMany'],
} as const satisfies Call;
