import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Store } from '#db/engine/store.ts';
import type { Context } from '../context.ts';
import { Problem } from './problem.ts';
import { MonotonicStore, SharedStore } from './rate-limit-store.ts';

const spansMs = { minute: 60_000, hour: 3_600_000 } as const;

/** Bits of an IPv6 address that identify one subscriber, who has at least a /64 (RFC 6177); as in nginx.conf. */
const ipv6Bits = 64;

/** The key that a request is counted under. Undefined: neither counted nor refused. */
const keys = {
  address: ({ ip }: Request) => (ip ? ipKeyGenerator(ip, ipv6Bits) : 'everyone'),
  everyone: () => 'everyone',
  session: (_request: Request, { locals }: Response) => locals.session?.id_hash,
  device: (_request: Request, { locals }: Response) => locals.device?.idHash,
} as const;

type Limit = {
  /** Unique among limits: names its counts. */
  readonly name: string;
  readonly times: number;
  readonly per: keyof typeof spansMs;
  /** Counted per address, session or known device, or for all requests together. */
  readonly for: keyof typeof keys;
  /**
   * Default: every request. Otherwise only failures or only successes. A request counts from its start, and still
   * counts if the sender hangs up before the response. Not counted under `successes`: incomplete requests, since on a
   * bad line an upload breaks more than once; and repetitions of an earlier one.
   */
  readonly counts?: 'failures' | 'successes';
  /** Requests exempt from this limit. */
  readonly spares?: (request: Request, response: Response) => boolean | Promise<boolean>;
  /** Requests over the limit that still reach their route, which refuses them by `response.locals.overLimit`. */
  readonly defers?: (request: Request) => boolean;
};

/** The limits of a call; none with RATE_LIMITS=off. */
export function limitsOf(
  context: Pick<Context, 'settings' | 'replicas'>,
  ...limits: Limit[]
): RequestHandler[] {
  return context.settings.rateLimits ? limits.map((limit) => limited(context, limit)) : [];
}

/** Refuses requests over the limit with 429 and Retry-After. */
export function limited(
  { replicas }: Pick<Store, 'replicas'>,
  { name, times, per, for: whom, counts, spares, defers }: Limit,
): RequestHandler {
  const keyOf = keys[whom];
  const store = replicas
    ? new SharedStore(replicas, name, spansMs[per])
    : new MonotonicStore(spansMs[per]);
  const limit = rateLimit({
    windowMs: spansMs[per],
    store,
    limit: times,
    // The library's `skipFailedRequests` would also uncount a request whose sender hangs up after its data has been
    // stored.
    skipSuccessfulRequests: counts !== undefined,
    requestWasSuccessful: (_request, { statusCode, locals }) =>
      (counts === 'failures') === statusCode < 400 ||
      (counts === 'successes' && locals.isRepeated === true),
    skip: async (request, response) =>
      keyOf(request, response) === undefined || ((await spares?.(request, response)) ?? false),
    keyGenerator: (request, response) => keyOf(request, response) ?? '',
    standardHeaders: false,
    legacyHeaders: false,
    // A forwarded address that TRUST_PROXY does not trust needs no warning.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (request, response, next) => {
      const { resetTime } = (request as { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
      const seconds = Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000);
      const headers = { 'Retry-After': String(Math.max(1, seconds)) };
      const problem = new Problem('tooMany', { headers });
      if (!defers?.(request)) return next(problem);
      response.locals.overLimit = problem;
      next();
    },
  });
  if (counts !== 'successes') return limit;
  return (request, response, next) => {
    const key = keyOf(request, response) ?? '';
    const counted = Promise.resolve(limit(request, response, next));
    const takeBack = async () => {
      // The library has decided already when the response was sent whole.
      if (request.complete || response.writableFinished) return;
      await counted.catch(() => undefined);
      await store.decrement(key);
    };
    // The sender may hang up before the request is counted here, or in an earlier limit.
    if (response.closed) void takeBack();
    else response.once('close', takeBack);
    return counted;
  };
}
