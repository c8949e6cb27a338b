import * as z from 'zod/mini';
import type { Call } from '../call.ts';

/** What the admin is told as it happens. It names what, never whom: that is asked for by its id. */
export const adminEvent = z.strictObject({
  about: z.enum(['message', 'application']),
  what: z.enum(['arrived', 'changed', 'erased']),
  /** Left out where it was many. */
  id: z.optional(z.uuid()),
  /** Of an arrival that is taken for spam: it is announced to nobody, and asking for it would count as looking at it. */
  suspected: z.optional(z.literal(true)),
});
export type AdminEvent = z.output<typeof adminEvent>;

export const watchEvents = {
  method: 'get',
  path: '/api/Admin/Events',
  summary:
    'What arrives or changes, as it happens: server-sent events (WHATWG HTML) whose data is JSON. A comment a few seconds apart shows that the line holds',
  for: 'admin',
  answer: { status: 200, type: 'text/event-stream' },
  /** A line that is merely open keeps no session alive. */
  idle: true,
  errorResponses: ['signedOut', 'tooMany'],
} as const satisfies Call;
