import type { RequestHandler } from 'express';
import { submitJobApplication } from '#contract/application.ts';

/** As long as a body without a file may take. */
const mostMs = 30_000;
const uploadPath = new RegExp(`^${submitJobApplication.path}/?$`, 'i');

/**
 * Ends a request that is not whole in time. Behind nginx none is slow; alone, 15 minutes for everybody, which an upload
 * needs on a bad line, would let few senders hold every connection.
 */
export const limitTime: RequestHandler = (request, _response, next) => {
  if (!uploadPath.test(request.path)) {
    const timer = setTimeout(() => request.complete || request.destroy(), mostMs);
    request.once('close', () => clearTimeout(timer));
  }
  next();
};
