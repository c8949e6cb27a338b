import { createHash } from 'node:crypto';
import type { SessionRow } from '#db/schema.ts';

/** The stored form of an id or a token (SHA-256, hex): a reader of the database cannot log in with it. */
export function sha256(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * A short name for a session in lists and in the audit trail: 16 hex digits of its hash, with which nobody can log in.
 */
export function sessionTag({ id_hash }: Pick<SessionRow, 'id_hash'>): string {
  return id_hash.slice(0, 16);
}
