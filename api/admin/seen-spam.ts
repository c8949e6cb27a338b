import { timeNow } from '#db/engine/clock.ts';
import type { SearchedTable } from '#db/engine/store.ts';
import { updateRow } from '#db/queries/rows.ts';
import type { Session } from '#db/queries/sessions.ts';
import type { Context } from '../context.ts';
import { recordActions } from './change.ts';
import { mayChange } from './kinds.ts';

/**
 * Records that a user who works on them opened a suspected item for the first time; the retention of spam starts then.
 * A failure to store that, as on a full disk, is logged, and the item still opens.
 * @returns the row after that
 */
export async function seen<Row extends { readonly id: string; readonly seen_at: number | null }>(
  { db, log, events }: Pick<Context, 'db' | 'log' | 'events'>,
  { role }: Pick<Session, 'role'>,
  table: SearchedTable,
  row: Row,
  isSuspected: boolean,
): Promise<Row> {
  const { about } = recordActions[table];
  if (!isSuspected || row.seen_at !== null || !mayChange(role, about)) return row;
  const seenAt = timeNow();
  try {
    await updateRow(db, table, { id: row.id, seen_at: null }, { seen_at: seenAt });
    events.publish({ about, what: 'changed', id: row.id });
    return { ...row, seen_at: seenAt };
  } catch (err) {
    log.warn({ err }, 'that spam was looked at could not be noted down');
    return row;
  }
}
