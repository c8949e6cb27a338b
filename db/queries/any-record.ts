import { sql } from 'kysely';
import { timeNow } from '../engine/clock.ts';
import { countOf } from '../engine/page.ts';
import type { SearchedTable } from '../engine/store.ts';
import type { ApplicationRow, Db, MessageRow, Transaction } from '../schema.ts';
import { findApplication, type ListedApplication } from './applications.ts';
import { reportable } from './mail-notices.ts';
import { findMessage, type TaggedMessage } from './messages.ts';
import { recordOf } from './replies.ts';
import { nextVersion } from './rows.ts';
import { hasTag } from './tags.ts';
import { inTrash, notInTrash } from './trash.ts';

/** A message or an application, and which of them. */
export type AnyRecord =
  | { readonly about: 'message'; readonly row: TaggedMessage }
  | { readonly about: 'application'; readonly row: ListedApplication };

/** The message or the application of an id, which no two share; undefined if it does not exist. */
export async function findRecord(db: Db, id: string): Promise<AnyRecord | undefined> {
  const message = await findMessage(db, id);
  if (message) return { about: 'message', row: message };
  const application = await findApplication(db, id);
  return application && { about: 'application', row: application };
}

/**
 * A record that a mail is about; undefined if there is none, or it was erased. For a notice of several, any of them.
 */
export async function findRecordOf(db: Db, mailId: string): Promise<AnyRecord | undefined> {
  const id = await recordOf(db, mailId);
  return id === undefined ? undefined : findRecord(db, id);
}

/**
 * Call before records leave spam as unread: those that the rules held back, and that nobody has released before, must
 * be announced (mail-notices.ts).
 * @returns their ids
 */
export async function release(db: Transaction, table: SearchedTable, ids: readonly string[]) {
  const rows = await db
    .updateTable(table)
    .set({ released: 1 })
    .where('id', 'in', ids)
    .where('released', 'is', null)
    .where('spam_reason', 'is not', null)
    .where(sql<boolean>`not (${reportable[table]})`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many messages and applications are stored, spam included. */
export async function countRows(db: Db) {
  return {
    messages: await countOf(db.selectFrom('messages')),
    applications: await countOf(db.selectFrom('applications')),
  };
}

/** Values that an action on many records sets, apart from times. */
export type SetValues = Partial<
  Pick<MessageRow, 'status' | 'starred' | 'follow_up' | 'assigned_to' | 'replied_by'> &
    Pick<ApplicationRow, 'stage'>
> & {
  readonly trashed?: boolean;
  readonly tagged?: { readonly tag: string; readonly isOn: boolean };
};

export async function recordsWith(
  db: Db,
  table: SearchedTable,
  ids: readonly string[],
  values: SetValues,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where((row) => row.and(conditionsOf(table, values)))
    .execute();
  return rows.map(({ id }) => id);
}

function conditionsOf(table: SearchedTable, { trashed, tagged, ...columns }: SetValues) {
  return [
    ...Object.entries(columns).map(
      ([column, value]) => sql<boolean>`${sql.ref(column)} is not distinct from ${value}`,
    ),
    ...(trashed === undefined ? [] : [trashed ? inTrash : notInTrash]),
    ...(tagged ? [sql<boolean>`${hasTag(table, tagged.tag)} = ${sql.lit(tagged.isOn)}`] : []),
  ];
}

/**
 * Sets values and their times on many records; records that have the values already are unchanged.
 * @param answeredAt in ms since the Unix epoch. By default an earlier answer's time stays, and a new one's is now
 * @returns the ids of the changed records
 */
export async function changeRecords(
  db: Transaction,
  table: SearchedTable,
  ids: readonly string[],
  values: Omit<SetValues, 'stage' | 'tagged'>,
  answeredAt?: number,
): Promise<string[]> {
  const { trashed, ...columns } = values;
  const { status, replied_by } = columns;
  const now = timeNow();
  const rows = await db
    .updateTable(table)
    .set((row) => ({
      ...columns,
      ...(status && { status_since: now }),
      // Spam retention counts from here: old messages that are flagged by mistake are not erased at once.
      ...(status === 'spam' && { seen_at: now }),
      ...(replied_by === null && { replied_at: null }),
      ...(replied_by && {
        replied_at: answeredAt ?? row.fn.coalesce('replied_at', row.val(now)),
      }),
      ...(trashed !== undefined && { trashed_at: trashed ? now : null }),
      version: nextVersion,
    }))
    .where('id', 'in', ids)
    .where((row) => {
      const present = [
        ...conditionsOf(table, values),
        // Spam counts as equal only if it was flagged and seen.
        ...(status === 'spam' ? [row('seen_at', 'is not', null)] : []),
        ...(answeredAt === undefined
          ? []
          : [row('replied_at', 'is not distinct from', answeredAt)]),
      ];
      return row.not(row.and(present));
    })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
