import { createHash } from 'node:crypto';

/** The stored form of an id or a token (SHA-256, hex): a reader of the database cannot log in with it. */
export function sha256(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
