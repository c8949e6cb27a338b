import { timingSafeEqual } from 'node:crypto';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { sha256 } from '../http/session-hash.ts';
import { maxResponseLength } from './mail-to-send.ts';
import type { StoredOutbox } from './outbox.ts';

/** Bytes of a request: more than a report with the longest response. */
const maxBytes = 8192;

const senderName = z.strictObject({
  host: z.string().check(z.maxLength(300)),
  from: z.string().check(z.maxLength(400)),
});
const idle = z.strictObject({ problem: z.nullable(z.string().check(z.maxLength(500))) });
const report = z.strictObject({
  id: z.uuid(),
  attempt: z.optional(z.int()),
  outcome: z.strictObject({
    what: z.enum(['sent', 'later', 'refused']),
    answer: z.string().check(z.maxLength(maxResponseLength)),
  }),
});

/**
 * Serves a separate mail service, on a socket that only the two mount: it has the network but not the data, the API has
 * the data but no network.
 * @param token required of each request, where others could reach the address
 */
export function serveOutbox(outbox: StoredOutbox, log: Logger, token?: string): Express {
  const app = express().disable('x-powered-by');
  if (token) {
    const expected = sha256(`Bearer ${token}`);
    app.use(({ headers }, response, next) => {
      const given = sha256(headers.authorization ?? '');
      if (timingSafeEqual(Buffer.from(given), Buffer.from(expected))) next();
      else response.status(401).end();
    });
  }
  app.use(express.json({ limit: maxBytes, inflate: false }));
  app.post('/next', async ({ body }, response) => {
    response.json((await outbox.next(senderName.parse(body))) ?? null);
  });
  app.post('/done', async ({ body }, response) => {
    const { outcome, ...attempt } = report.parse(body);
    await outbox.done(attempt, outcome);
    response.json(null);
  });
  app.post('/idle', async ({ body }, response) => {
    await outbox.hear(idle.parse(body));
    response.json(null);
  });
  const refuse: ErrorRequestHandler = (reason: Error, _request, response, _next) => {
    log.error({ reason: reason.message }, 'the mail service could not be answered');
    response.status(500).end();
  };
  app.use(refuse);
  return app;
}
