import { setSeen } from '#db/queries/seen-spam.ts';
import type { Context } from '../context.ts';

/**
 * Notes down that an admin opened something, where it is suspected and nobody had, and returns it so: from then on it
 * is kept as spam. A disk that is full keeps nobody from reading; the next time counts then.
 */
export async function seen<Row extends { readonly id: string; readonly seen_at: number | null }>(
  { db, log }: Pick<Context, 'db' | 'log'>,
  table: 'messages' | 'applications',
  row: Row,
  isSuspected: boolean,
): Promise<Row> {
  if (!isSuspected || row.seen_at !== null) return row;
  const seenAt = Date.now();
  try {
    await setSeen(db, table, { id: row.id, seenAt });
    return { ...row, seen_at: seenAt };
  } catch (err) {
    log.warn({ err }, 'that spam was looked at could not be noted down');
    return row;
  }
}
