import * as z from 'zod/mini';
import type { Call } from '../call.ts';

/** An event for the admin. It has ids but no personal data, which the page requests by id. */
export const adminEvent = z.strictObject({
  about: z.enum(['message', 'application']),
  /** What is brought back from spam arrives then. */
  what: z.enum(['arrived', 'changed', 'erased']),
  /** Left out if there were many. */
  id: z.optional(z.uuid()),
  /** An arrival flagged as spam: pages announce and load nothing, since loading it would count as looking at it. */
  suspected: z.optional(z.literal(true)),
});
export type AdminEvent = z.output<typeof adminEvent>;

export const watchEvents = {
  method: 'get',
  path: '/api/Admin/Events',
  summary:
    'What arrives or changes, as it happens: server-sent events (WHATWG HTML) whose data is JSON. A comment a few seconds apart shows that the line holds',
  answer: { status: 200, type: 'text/event-stream' },
  /** An open connection alone keeps no session alive. */
  idle: true,
  errorResponses: ['tooMany'],
} as const satisfies Call;
