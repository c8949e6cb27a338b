import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import pino, { type Logger } from 'pino';
import type { Settings } from './settings.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Found again in the log line of nginx. */
    id: string;
  }
}

/** A write each would cost a request more than its message does; a tenth of a second is nobody's wait. */
const buffer = { minLength: 4096, periodicFlush: 100 } as const;

/** JSON lines on standard output, gathered for a moment, and written out whatever ends the process. */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  const output = pino.destination({ dest: 1, sync: false, ...buffer });
  process.on('exit', () => output.flushSync());
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

const knownId = /^[\w-]{1,64}$/;

/**
 * One line a request. The path goes without its query, and neither bodies nor addresses of any kind are
 * written: a log must not become a second place where personal data lies.
 */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const given = request.headers['x-request-id'];
    request.id = typeof given === 'string' && knownId.test(given) ? given : randomUUID();
    const { method } = request;
    const path = request.path;
    response.on('close', () => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const cut = response.writableFinished ? undefined : true;
      log.info({ id: request.id, method, path, status: response.statusCode, ms, cut }, 'request');
    });
    next();
  };
}
