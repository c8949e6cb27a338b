import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { loggedPath } from '#contract/request-target.ts';
import type { Context } from '../context.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Also in nginx's log line. */
    id: string;
  }
}

const knownId = /^[\w-]{1,64}$/;

/**
 * Logs one line per request, except for a health check that succeeds, and counts it for the metrics. The line has no
 * query, no body and no address of any kind: a log must not become a second store of personal data.
 */
export function watchRequests({ log, metrics }: Context): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const given = request.headers['x-request-id'];
    request.id = typeof given === 'string' && knownId.test(given) ? given : randomUUID();
    const { method } = request;
    const path = loggedPath(request.url);
    response.on('close', () => {
      const took = performance.now() - started;
      const ms = Math.round(took * 10) / 10;
      const cut = response.writableFinished ? undefined : true;
      const { statusCode: status, locals } = response;
      const isCheck = status === 200 && path.startsWith('/api/health/');
      if (!isCheck) log.info({ id: request.id, method, path, status, ms, cut }, 'request');
      metrics.count(method, locals.call, status, took / 1000);
    });
    next();
  };
}
