import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { Problem } from './problem.ts';
import { MonotonicStore } from './rate-limit-store.ts';

const spansMs = { minute: 60_000, hour: 3_600_000 } as const;

/** Whom a request is counted for. Undefined: for nobody, and it is not refused either. */
const keys = {
  address: ({ ip }: Request) => (ip ? ipKeyGenerator(ip) : 'everyone'),
  everyone: () => 'everyone',
  session: (_request: Request, { locals }: Response) => locals.session?.id_hash,
  device: (_request: Request, { locals }: Response) => locals.device?.idHash,
} as const;

type Limit = {
  readonly times: number;
  readonly per: keyof typeof spansMs;
  /** Counted for each address, session or known device, or for all together. */
  readonly for: keyof typeof keys;
  /**
   * Everything, unless told: only what was refused, or only what was not. Each counts from its start, and for
   * good where the sender hangs up before the answer; but not what never arrived whole: on a bad line an upload
   * breaks more than once.
   */
  readonly counts?: 'failures' | 'successes';
  /** Who is neither counted nor refused. */
  readonly spares?: (request: Request, response: Response) => boolean | Promise<boolean>;
};

/** Refuses with 429 and Retry-After what comes too often. */
export function limited({ times, per, for: whom, counts, spares }: Limit): RequestHandler {
  const keyOf = keys[whom];
  const store = new MonotonicStore(spansMs[per]);
  const limit = rateLimit({
    windowMs: spansMs[per],
    store,
    limit: times,
    // A hit is taken back by an answer that was sent whole, and by nothing else: the library's
    // `skipFailedRequests` takes it back also when the sender hangs up, after what was sent has been stored.
    skipSuccessfulRequests: counts !== undefined,
    requestWasSuccessful: (_request, { statusCode }) =>
      (counts === 'failures') === statusCode < 400,
    skip: async (request, response) =>
      keyOf(request, response) === undefined || ((await spares?.(request, response)) ?? false),
    keyGenerator: (request, response) => keyOf(request, response) ?? '',
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
  if (counts !== 'successes') return limit;
  return (request, response, next) => {
    const key = keyOf(request, response) ?? '';
    response.once('close', () => {
      // After an answer that was sent whole the library has decided already.
      if (!request.complete && !response.writableFinished) store.decrement(key);
    });
    return limit(request, response, next);
  };
}
