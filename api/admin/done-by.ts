import type { LastChange } from '#contract/admin/done-by.ts';
import { type ChangedBy, lastChangeOf, recordChanges, userNames } from '#db/queries/done-by.ts';
import type { Db } from '#db/schema.ts';
import { utc } from './utc.ts';

/** A change with its user's name; null without one. */
export async function namedChange(db: Db, change: ChangedBy | undefined): Promise<LastChange> {
  const by = change && (await userNames(db))(change.user_id);
  return by ? { by, atUtc: utc(change.at) } : null;
}

type Noted = { readonly id: string; readonly note: string | null };

/** The last change of a record's note. */
export async function noteChangeOf(db: Db, { id, note }: Noted): Promise<LastChange> {
  if (note === null) return null;
  const entries = { actions: recordChanges, recordId: id, detail: 'note' };
  return namedChange(db, await lastChangeOf(db, entries));
}
