import * as z from 'zod/mini';
import type { Audience } from './admin/roles.ts';
import type { ProblemCode } from './problem.ts';

/** One call of the API: input, response and error responses. */
export type Call = {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** As in OpenAPI; `{id}` is its only parameter. Matched in any letter case. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may call. Besides anyone: only a request with the bearer token or the cookie of a session. */
  readonly for: Audience;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** Of a JSON body, instead of `maxJsonBytes`. */
  readonly maxBytes?: number;
  /** The body is multipart, with one file in this field; `maxBytes` limits the whole body, `fileBytes` the file. */
  readonly upload?: {
    readonly field: string;
    readonly maxBytes: number;
    readonly fileBytes: number;
  };
  /** The same content repeated under the same Idempotency-Key is stored once. */
  readonly idempotent?: true;
  /** Under pressure the call requires a proof of work (proof-of-work.ts); without one it fails with `proofRequired`. */
  readonly proofOfWork?: true;
  /**
   * The response on success: JSON of the schema `body`, a response of the media type `type` that the route writes, or
   * nothing.
   */
  readonly response: {
    readonly status: number;
    readonly body?: z.ZodMiniType;
    readonly type?: string;
  };
  /** Asks the user for a proof of who they are (`proof`): failures are limited. */
  readonly proves?: true;
  /** The response opens a new session, which replaces the caller's. */
  readonly opensSession?: true;
  /** A call that a page makes automatically: it does not extend a session. */
  readonly idle?: true;
  /** Allowed also while the password is the generated one of the first start. */
  readonly withFirstPassword?: true;
  /** Besides those common to calls of its kind (`codesOf` in openapi.ts). */
  readonly errorResponses?: readonly ProblemCode[];
};

/** In any letter case, as the rest of the path. */
const idParameters = z.strictObject({ id: z.uuid().check(z.toLowerCase()) });

/** The schema of the parameters in a call's path. */
export function parametersOf({ path }: Pick<Call, 'path'>) {
  return path.includes('{id}') ? idParameters : undefined;
}

/**
 * Whether a call is refused when another site makes a browser send it. That includes the admin's GET calls: exports and
 * opened CVs appear in the audit trail, and each call extends the session.
 */
export function isForOwnPages({ method, for: whom }: Call): boolean {
  return method !== 'get' || whom !== 'anyone';
}
