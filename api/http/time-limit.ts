import type { RequestHandler } from 'express';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

const mostMs = 30_000;
const uploadPaths = Object.values<Call>(calls)
  .filter(({ upload }) => upload)
  .map(({ path }) => path);
const uploadPath = new RegExp(`^(?:${uploadPaths.join('|')})/?$`, 'i');

/**
 * Ends a request that is not complete in time; used only without nginx, which buffers slow requests. The 15 minutes
 * that an upload on a bad line needs would let a few slow senders hold every connection.
 */
export const limitTime: RequestHandler = (request, _response, next) => {
  if (!uploadPath.test(request.path)) {
    const timer = setTimeout(() => request.complete || request.destroy(), mostMs);
    request.once('close', () => clearTimeout(timer));
  }
  next();
};
