import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { mostOfAnswer, type Outbox } from './mail-to-send.ts';

/** Bytes of a request: more than a report with the longest answer. */
const mostBytes = 8192;

const senderName = z.strictObject({
  host: z.string().check(z.maxLength(300)),
  from: z.string().check(z.maxLength(400)),
});
const report = z.strictObject({
  id: z.uuid(),
  outcome: z.strictObject({
    what: z.enum(['sent', 'later', 'refused']),
    answer: z.string().check(z.maxLength(mostOfAnswer)),
  }),
});

/**
 * Answers a mail service of its own, on a socket that only the two mount: it has the network and not the data, the API
 * has the data and no network.
 */
export function serveOutbox(outbox: Outbox, log: Logger): Express {
  const app = express().disable('x-powered-by');
  app.use(express.json({ limit: mostBytes, inflate: false }));
  app.post('/next', async ({ body }, response) => {
    response.json((await outbox.next(senderName.parse(body))) ?? null);
  });
  app.post('/done', async ({ body }, response) => {
    const { id, outcome } = report.parse(body);
    await outbox.done(id, outcome);
    response.json(null);
  });
  const refuse: ErrorRequestHandler = (reason: Error, _request, response, _next) => {
    log.error({ reason: reason.message }, 'the mail service could not be answered');
    response.status(500).end();
  };
  app.use(refuse);
  return app;
}
