import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { type Language, preferredLanguage } from '#contract/languages.ts';
import { Problem } from './problem.ts';

/** What a row keeps of how it was sent. */
export type Sender = {
  readonly language: Language;
  readonly idempotency_hash: string | null;
};

/** Visible ASCII, as the draft has it, quoted or not. */
const knownKey = /^[\x21-\x7e]{1,255}$/;

/**
 * The language of a sender, and what makes a repeated send known: the Idempotency-Key
 * (draft-ietf-httpapi-idempotency-key-header) together with what was sent. A key under which something else
 * comes is no repetition: the words differ, and none may be lost.
 * @param content what was sent, as parsed, so that its order does not matter
 * @throws Problem `malformed` when the key is none
 */
export function senderOf(request: Request, content: unknown): Sender {
  const language = preferredLanguage(request.headers['accept-language']);
  const key = request.headers['idempotency-key'];
  if (key === undefined) return { language, idempotency_hash: null };
  if (typeof key !== 'string' || !knownKey.test(key)) throw new Problem('malformed');
  const hash = createHash('sha256')
    .update(JSON.stringify([key, content]))
    .digest('hex');
  return { language, idempotency_hash: hash };
}
