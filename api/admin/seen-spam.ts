import { timeNow } from '#db/engine/clock.ts';
import type { SearchedTable } from '#db/engine/store.ts';
import { setSeen } from '#db/queries/any-record.ts';
import type { Context } from '../context.ts';
import { recordActions } from './record-actions.ts';

/**
 * Records that an admin opened a suspected item for the first time; from then on the retention of spam applies. When
 * that cannot be stored, as on a full disk, it is logged and the item opens all the same.
 * @returns the row after that
 */
export async function seen<Row extends { readonly id: string; readonly seen_at: number | null }>(
  { db, log, events }: Pick<Context, 'db' | 'log' | 'events'>,
  table: SearchedTable,
  row: Row,
  isSuspected: boolean,
): Promise<Row> {
  if (!isSuspected || row.seen_at !== null) return row;
  const seenAt = timeNow();
  try {
    await setSeen(db, table, { id: row.id, seenAt });
    events.publish({ about: recordActions[table].about, what: 'changed', id: row.id });
    return { ...row, seen_at: seenAt };
  } catch (err) {
    log.warn({ err }, 'that spam was looked at could not be noted down');
    return row;
  }
}
