import { createHash } from 'node:crypto';
import type { SessionRow } from '#db/schema.ts';

/** What the database keeps of an id or a token: whoever reads the file cannot use it. */
export function sha256(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Short for a session where it is listed or written down: enough to tell it by, useless to open it. */
export function sessionTag({ id_hash }: Pick<SessionRow, 'id_hash'>): string {
  return id_hash.slice(0, 16);
}
