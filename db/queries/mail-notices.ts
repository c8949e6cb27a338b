import { sql } from 'kysely';
import { countOf } from '../engine/page.ts';
import type { SearchedTable } from '../engine/store.ts';
import type { Db, MailMark, Transaction } from '../schema.ts';
import { addMail } from './mails.ts';
import { findRow, putRow, removeRow } from './rows.ts';
import { notInTrash } from './trash.ts';

/** Released from spam, but not announced yet. */
const isReleased = sql<boolean>`released = 1`;

/** Everything but spam, for either table. */
export const reportable = {
  messages: sql<boolean>`status != 'spam'`,
  applications: sql<boolean>`spam_reason is null`,
} as const;

export type Due = {
  /** One mail each. */
  readonly recipients: readonly string[];
  readonly now: number;
  /** Minimum interval between two notices of a kind, in ms. */
  readonly apartMs: number;
};

/**
 * Queues a notice of what arrived since the last one. The first call only marks where to begin: a site with years of
 * messages must not announce them.
 * @returns whether a notice was added
 */
export function addNotices(db: Db, kind: SearchedTable, due: Due): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const mark = await readMark(transaction, kind);
    const reached = await lastSeq(transaction, kind);
    if (!mark) {
      await transaction.updateTable(kind).set({ released: 0 }).where(isReleased).execute();
      await setMark(transaction, kind, { reported: reached, noticed_at: 0 });
      return false;
    }
    const released = transaction.selectFrom(kind).select('seq').where(isReleased);
    if (reached === mark.reported && !(await released.executeTakeFirst())) return false;
    if (isWithin(mark.noticed_at, due)) return false;
    const isDue = sql<boolean>`((seq > ${mark.reported} and seq <= ${reached}) or ${isReleased})
      and ${reportable[kind]}`;
    const arrived = transaction.selectFrom(kind).where(isDue).where(notInTrash);
    const count = await countOf(arrived);
    for (const recipient of count > 0 ? due.recipients : []) {
      const id = await addMail(transaction, { kind, recipient, count, now: due.now });
      await transaction
        .insertInto('mail_records')
        .columns(['mail_id', 'record_id'])
        .expression(arrived.select([sql<string>`${id}`.as('mail_id'), 'id as record_id']))
        .execute();
    }
    await transaction
      .updateTable(kind)
      .set({ released: 0 })
      .where(isReleased)
      .where(isDue)
      .execute();
    const noticed_at = count > 0 ? due.now : mark.noticed_at;
    await setMark(transaction, kind, { reported: reached, noticed_at });
    return count > 0;
  });
}

/** Queries that count the spam of a table. */
const spamCounts = {
  messages: { mark: 'spam', kind: 'spam' },
  applications: { mark: 'spam applications', kind: 'spamApplications' },
} as const;

/** Queues the count of spam since the last one; nothing without spam. */
export function addSpamCount(db: Db, table: SearchedTable, due: Due): Promise<boolean> {
  const { mark: name, kind } = spamCounts[table];
  return db.transaction().execute(async (transaction) => {
    const mark = await readMark(transaction, name);
    if (mark && isWithin(mark.noticed_at, due)) return false;
    await setMark(transaction, name, { reported: due.now, noticed_at: due.now });
    if (!mark) return false;
    const arrived = transaction
      .selectFrom(table)
      .where(sql<boolean>`not (${reportable[table]})`)
      .where('created_at', '>', mark.reported)
      .where(notInTrash);
    const count = await countOf(arrived);
    if (count === 0) return false;
    for (const recipient of due.recipients) {
      await addMail(transaction, { kind, recipient, count, now: due.now });
    }
    return true;
  });
}

/**
 * Queues a day's reminder for each user who wishes one, in place of one that still waits. After a clock was set back a
 * day's may come again, rather than none until it has caught up.
 */
export function addReminders(db: Db, day: string, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const due = transaction.updateTable('users').set({ reminded_on: day });
    const wished = due.where('daily_mail', '=', 1).where('reminded_on', '!=', day);
    for (const { email } of await wished.returning('email').execute()) {
      if (email === null) continue;
      const mail = { kind: 'reminder', recipient: email } as const;
      await removeRow(transaction, 'mails', { ...mail, state: 'waiting' });
      await addMail(transaction, { ...mail, count: 0, now });
    }
  });
}

/** A clock that was set back must not silence notices until it has caught up. */
export function isWithin(last: number, { now, apartMs }: Due): boolean {
  return now >= last && now - last < apartMs;
}

/** The `seq` of the last record; 0 without one. */
export async function lastSeq(db: Db, kind: SearchedTable): Promise<number> {
  const { last } = await db
    .selectFrom(kind)
    .select((row) => row.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** The reported mark; undefined before the first time. */
export function readMark(db: Transaction, kind: MailMark) {
  return findRow(db, 'mail_marks', { kind });
}

export function setMark(
  db: Transaction,
  kind: MailMark,
  values: { readonly reported: number; readonly noticed_at: number },
): Promise<void> {
  return putRow(db, 'mail_marks', ['kind'], { kind, ...values });
}

/**
 * Call after a record was erased, in the same transaction. SQLite reuses the highest `seq`: below the mark, the next
 * record would never be reported.
 */
export async function lowerMarks(db: Transaction, kind: SearchedTable): Promise<void> {
  const last = db
    .selectFrom(kind)
    .select((row) => row.fn.coalesce(row.fn.max('seq'), sql.lit(0)).as('last'));
  await db
    .updateTable('mail_marks')
    .set({ reported: last })
    .where('kind', 'in', [kind, `acknowledged ${kind}`])
    .where('reported', '>', last)
    .execute();
}

export function reportedBy(db: Db, id: string, kind: SearchedTable) {
  const reported = db.selectFrom('mail_records').select('record_id').where('mail_id', '=', id);
  return db.selectFrom(kind).where('id', 'in', reported).where(notInTrash);
}
