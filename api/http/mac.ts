import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The HMAC-SHA-256 of a text, in base64url. One secret has several uses, which also sign the ids of sessions: each begins
 * its texts with a word of its own.
 */
export function macOf(secret: string | Uint8Array, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether `mac` is that of the text; the time that takes does not depend on their difference. */
export function isMacOf(secret: string | Uint8Array, text: string, mac: string): boolean {
  const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(secret, text))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
