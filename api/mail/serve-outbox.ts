import type { IncomingMessage, RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Outbox } from './mail-to-send.ts';

const senderName = z.strictObject({
  host: z.string().check(z.maxLength(300)),
  from: z.string().check(z.maxLength(400)),
});
const report = z.strictObject({
  id: z.uuid(),
  outcome: z.strictObject({
    what: z.enum(['sent', 'later', 'refused']),
    answer: z.string().check(z.maxLength(500)),
  }),
});

/**
 * Answers a mail service of its own, on a socket that only the two mount: it has the network and not the data, the API
 * has the data and no network.
 */
export function serveOutbox(outbox: Outbox, log: Logger): RequestListener {
  const calls: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
    '/next': async (body) => (await outbox.next(senderName.parse(body))) ?? null,
    '/done': async (body) => {
      const { id, outcome } = report.parse(body);
      await outbox.done(id, outcome);
      return null;
    },
  };
  return async (request: IncomingMessage, response) => {
    const call = calls[request.url ?? ''];
    try {
      if (!call || request.method !== 'POST') {
        response.writeHead(404).end();
        return;
      }
      const answer = await call(await json(request));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    } catch (err) {
      log.error({ err }, 'the mail service could not be answered');
      response.writeHead(500).end();
    }
  };
}
