import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/** One call of the API: what goes in, what comes out, and what it may refuse with. */
export type Call = {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** As OpenAPI writes it, parameters in braces. Matched in any letter case. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may call: anyone, or whoever carries the bearer or the cookie of a session. */
  readonly for: 'anyone' | 'admin';
  readonly parameters?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** For one release, deprecated: the body's fields may stand in the query instead. */
  readonly alsoInQuery?: true;
  /** The body is multipart, with one file in this field; `maxBytes` bounds it with all that is in it. */
  readonly upload?: { readonly field: string; readonly maxBytes: number };
  /** Sent again under the same Idempotency-Key with the same content, it is stored once. */
  readonly idempotent?: true;
  /** Under pressure it asks for a proof of work (proof-of-work.ts), and refuses with `proofRequired` without. */
  readonly proofOfWork?: true;
  /**
   * The answer when all is well: JSON of the schema `body`, or something else that the route writes itself,
   * of the media type `type`, or nothing.
   */
  readonly answer: {
    readonly status: number;
    readonly body?: z.ZodMiniType;
    readonly type?: string;
  };
  /** Making it is no sign that somebody is there: it does not keep a session alive. */
  readonly idle?: true;
  /** Stays for one release: a newer call does the same. */
  readonly deprecated?: true;
  /** Allowed also while the password is the generated one of the first start, which is to be changed. */
  readonly withFirstPassword?: true;
  readonly errorResponses: readonly ProblemCode[];
};

/**
 * Whether a call is refused where another site makes a browser send it. Those that only read for the admin are
 * too: an export or an opened CV is written to the audit trail, and each keeps the session alive.
 */
export function isForOwnPages({ method, for: whom }: Call): boolean {
  return method !== 'get' || whom === 'admin';
}
