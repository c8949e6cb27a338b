import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { MonotonicStore } from './limit-store.ts';
import { Problem } from './problem.ts';

const spansMs = { minute: 60_000, hour: 3_600_000 } as const;

type Limit = {
  readonly times: number;
  readonly per: keyof typeof spansMs;
  /** Counted for each address, or for all together. */
  readonly for: 'address' | 'everyone';
  /**
   * Everything, unless told: only what was refused, or only what was not. Each counts from its start, and for
   * good where the sender hangs up before the answer.
   */
  readonly counts?: 'failures' | 'successes';
  /** Who is neither counted nor refused. */
  readonly spares?: (address: string) => Promise<boolean>;
};

/** Refuses with 429 and Retry-After what comes too often. */
export function limited({ times, per, for: whom, counts, spares }: Limit): RequestHandler {
  return rateLimit({
    windowMs: spansMs[per],
    store: new MonotonicStore(spansMs[per]),
    limit: times,
    // A hit is taken back by an answer that was sent whole, and by nothing else: the library's
    // `skipFailedRequests` takes it back also when the sender hangs up, after what was sent has been stored.
    skipSuccessfulRequests: counts !== undefined,
    requestWasSuccessful: (_request, { statusCode }) =>
      (counts === 'failures') === statusCode < 400,
    skip: async ({ ip }) => (spares && ip ? await spares(ip) : false),
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
