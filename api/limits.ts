import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { Problem } from './problem.ts';

const minuteMs = 60_000;

type Limit = {
  /** Requests a minute. */
  readonly perMinute: number;
  /** Counted for each address, or for all together. */
  readonly for: 'address' | 'everyone';
  /** Counts only what was refused, so that logging in often keeps nobody out. */
  readonly onlyFailures?: boolean;
};

/** Refuses with 429 and Retry-After what comes too often. */
export function limited({ perMinute, for: whom, onlyFailures = false }: Limit): RequestHandler {
  return rateLimit({
    windowMs: minuteMs,
    limit: perMinute,
    skipSuccessfulRequests: onlyFailures,
    keyGenerator: ({ ip }) => (whom === 'address' && ip ? ipKeyGenerator(ip) : 'everyone'),
    standardHeaders: false,
    legacyHeaders: false,
    // A forwarded address that TRUST_PROXY says not to believe is no reason for a warning.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (request, _response, next) => {
      const { resetTime } = (request as { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
      const seconds = Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000);
      next(new Problem('tooMany', { headers: { 'Retry-After': String(Math.max(1, seconds)) } }));
    },
  });
}
