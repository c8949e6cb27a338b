import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/** One call of the API: its input, its answer and its error responses. */
export type Call = {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** As in OpenAPI, with parameters in braces. Matched in any letter case. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may call: by default only a request with the bearer token or the cookie of a session. */
  readonly for?: 'anyone';
  readonly parameters?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** The body is multipart, with one file in this field; `maxBytes` limits the whole body, `fileBytes` the file. */
  readonly upload?: {
    readonly field: string;
    readonly maxBytes: number;
    readonly fileBytes: number;
  };
  /** The same content repeated under the same Idempotency-Key is stored once. */
  readonly idempotent?: true;
  /** Under pressure the call requires a proof of work (proof-of-work.ts), and without one answers `proofRequired`. */
  readonly proofOfWork?: true;
  /**
   * The answer on success: JSON of the schema `body`, or a response of the media type `type` that the route writes
   * itself, or nothing.
   */
  readonly answer: {
    readonly status: number;
    readonly body?: z.ZodMiniType;
    readonly type?: string;
  };
  /** The answer is a new session, which replaces the one that the call was made in. */
  readonly opensSession?: true;
  /** The call does not show that a person is there, so it does not keep a session alive. */
  readonly idle?: true;
  /** Allowed also while the password is the generated one of the first start. */
  readonly withFirstPassword?: true;
  /** Beside those that are common to calls of its kind (openapi.ts). */
  readonly errorResponses?: readonly ProblemCode[];
};

/**
 * Whether a call is refused when another site makes a browser send it. That includes the admin's GET calls: exports
 * and opened CVs are written to the audit trail, and each call keeps the session alive.
 */
export function isForOwnPages({ method, for: whom }: Call): boolean {
  return method !== 'get' || whom !== 'anyone';
}
