import type { Request, RequestHandler, Response } from 'express';
import ipaddr from 'ipaddr.js';
import type { Store } from '#db/engine/store.ts';
import type { Context } from '../context.ts';
import { tooMany } from './problem.ts';
import { counterOf } from './rate-counters.ts';

const spansMs = { minute: 60_000, hour: 3_600_000 } as const;

/** The key that a request is counted under. Undefined: neither counted nor refused. */
const keys = {
  address: ({ ip }: Request) => (ip ? subscriberOf(ip) : 'everyone'),
  everyone: () => 'everyone',
  session: (_request: Request, { locals }: Response) => locals.session?.id_hash,
  device: (_request: Request, { locals }: Response) => locals.device?.idHash,
} as const;

/** One subscriber has an IPv4 address, or at least a /64 of IPv6 (RFC 6177); as in nginx.conf. */
function subscriberOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

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
export function limitsOf(context: Pick<Context, 'settings' | 'replicas'>, ...limits: Limit[]) {
  return context.settings.rateLimits ? limits.map((limit) => limited(context, limit)) : [];
}

/** Refuses requests over the limit with 429 and Retry-After. */
export function limited(
  { replicas }: Pick<Store, 'replicas'>,
  { name, times, per, for: whom, counts, spares, defers }: Limit,
): RequestHandler {
  const keyOf = keys[whom];
  const counter = counterOf(replicas, name, spansMs[per]);
  return async (request, response, next) => {
    const key = keyOf(request, response);
    if (key === undefined || (await spares?.(request, response))) return next();
    const { hits, leftMs } = await counter.hit(key);
    const onClose = () => {
      if (!isCounted(request, response, counts)) void counter.takeBack(key);
    };
    // The sender may have hung up before the request was counted here, or in an earlier limit.
    if (response.closed) onClose();
    else response.once('close', onClose);
    if (hits <= times) return next();
    const problem = tooMany(leftMs);
    if (!defers?.(request)) return next(problem);
    response.locals.overLimit = problem;
    next();
  };
}

/** Whether a request counts, as its response has closed: see `Limit`. */
function isCounted(request: Request, response: Response, counts: Limit['counts']): boolean {
  if (counts === undefined) return true;
  const { statusCode, writableFinished, locals } = response;
  // The sender hung up.
  if (!writableFinished) return counts === 'failures' || request.complete;
  const isSuccess = statusCode < 400;
  return counts === 'failures'
    ? !isSuccess && !locals.isHalfway
    : isSuccess && locals.isRepeated !== true;
}
