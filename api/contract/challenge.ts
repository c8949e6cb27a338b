import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { challenge } from './proof-of-work.ts';

export const readChallenge = {
  method: 'get',
  path: '/api/Challenge',
  summary: 'The challenge to solve before a call is made, or null while none is asked for',
  for: 'anyone',
  /** Of the call that needs the proof. */
  query: z.strictObject({ path: z.string().check(z.maxLength(100)) }),
  response: { status: 200, body: z.strictObject({ challenge: z.nullable(challenge) }) },
  errorResponses: ['invalid', 'notFound', 'tooMany'],
} as const satisfies Call;
