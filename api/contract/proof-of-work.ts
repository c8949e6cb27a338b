import * as z from 'zod/mini';
import type { Call } from './call.ts';
import type { Statuses } from './problem.ts';

/**
 * The request header with a solved challenge: ALTCHA's payload, base64 of the JSON of `proofOfWork`. A header rather
 * than a field, so that it is checked before the body is read.
 */
export const proofHeader = 'Proof-Of-Work';

/**
 * The status for a missing proof (RFC 6585, section 3). No other error has it, so a form recognizes it without the
 * texts of all problems.
 */
export const proofRequiredStatus = 428 satisfies Statuses['proofRequired'];

export const challengeSeconds = 600;

const hex = z.string().check(z.regex(/^[0-9a-f]{2,64}$/));

/** An ALTCHA challenge, version 2 of its format: find the counter whose derived key begins with `keyPrefix`. */
export const challenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int(),
    /** Path of the call that it is for. */
    data: z.strictObject({ path: z.string() }),
    expiresAt: z.int(),
    keyLength: z.int(),
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
});
export type Challenge = z.output<typeof challenge>;

export const proofOfWork = z.object({
  challenge,
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});

export const readChallenge = {
  method: 'get',
  path: '/api/Challenge',
  summary: 'The challenge to solve before a call is made, or null while none is asked for',
  for: 'anyone',
  /** Of the call that needs the proof. */
  query: z.strictObject({ path: z.string().check(z.maxLength(100)) }),
  response: { status: 200, body: z.strictObject({ challenge: z.nullable(challenge) }) },
  errorResponses: ['notFound', 'tooMany'],
} as const satisfies Call;
