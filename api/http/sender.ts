import type { Request } from 'express';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';
import { Problem } from './problem.ts';
import { sha256 } from './session-hash.ts';

/** What a stored row records of its request. */
export type Sender = {
  readonly language: Language;
  readonly idempotency_hash: string | null;
};

/**
 * The language of a response, by `Accept-Language` (RFC 9110, section 12.5.4): the highest quality, the first of equals;
 * by default the site's. Given our languages, Express would prefer `tr` to an earlier `en-US`, which is less exact.
 */
export function languageOf(request: Request): Language {
  const accepted = request.acceptsLanguages().map((tag) => tag.toLowerCase().split('-')[0]);
  return accepted.find(isLanguage) ?? defaultLanguage;
}

/** Visible ASCII, as in the draft, quoted or not. */
const knownKey = /^[\x21-\x7e]{1,255}$/;

/**
 * The language of a sender, and the hash that detects a repeated request: of the Idempotency-Key
 * (draft-ietf-httpapi-idempotency-key-header) and the content. The same key with other content is a new submission, so
 * that no text is lost.
 * @param content as parsed, so that the order of its fields does not matter
 * @throws Problem `malformed` when the key has another form
 */
export function senderOf(request: Request, content: unknown): Sender {
  const language = languageOf(request);
  const key = request.headers['idempotency-key'];
  if (key === undefined) return { language, idempotency_hash: null };
  if (typeof key !== 'string' || !knownKey.test(key)) throw new Problem('malformed');
  return { language, idempotency_hash: sha256(JSON.stringify([key, content])) };
}
