import type { RequestHandler } from 'express';
import { Problem } from './problem.ts';

/**
 * Refuses a body with a Content-Encoding before it is read (RFC 9110, sections 8.4 and 15.5.16): inflating 36 bytes of
 * brotli can cost as much as reading megabytes, and no client of this API compresses.
 * @throws Problem `compressed`
 */
export const refuseCompressed: RequestHandler = ({ headers }, _response, next) => {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding && encoding !== 'identity') {
    throw new Problem('compressed', { headers: { 'Accept-Encoding': 'identity' } });
  }
  next();
};
