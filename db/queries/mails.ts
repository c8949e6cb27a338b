import { type Kysely, sql, type Transaction } from 'kysely';
import { type MailState, mailStates, mostMailsListed } from '#contract/admin/mail.ts';
import { newId } from '../ids.ts';
import type { Database, MailMark, MailRow } from '../schema.ts';
import type { SearchedTable } from '../store.ts';
import { notInTrash } from './trash.ts';

/** Everything but spam, of either table. */
export const reportable = {
  messages: sql<boolean>`status != 'spam'`,
  applications: sql<boolean>`spam_reason is null`,
} as const;

type Due = {
  /** Who is notified; one mail each. */
  readonly recipients: readonly string[];
  readonly now: number;
  /** The least time between two notices of a kind, in ms. */
  readonly apartMs: number;
};

/**
 * Puts a notice of what arrived since the last one into the outbox. The first call only marks where to begin: a site
 * with years of messages does not announce them.
 * @returns whether a notice was made
 */
export function addNotices(db: Kysely<Database>, kind: SearchedTable, due: Due): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const mark = await readMark(transaction, kind);
    const reached = await lastSeq(transaction, kind);
    if (!mark) {
      await setMark(transaction, kind, { reported: reached, noticed_at: 0 });
      return false;
    }
    // Not `<=`: earlier releases erased records and left the mark above the last one.
    if (reached === mark.reported || isWithin(mark.noticed_at, due)) return false;
    const arrived = transaction
      .selectFrom(kind)
      .where('seq', '>', mark.reported)
      .where('seq', '<=', reached)
      .where(reportable[kind])
      .where(notInTrash);
    const { count } = await arrived
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    for (const recipient of count > 0 ? due.recipients : []) {
      const id = await addMail(transaction, { kind, recipient, count, now: due.now });
      await transaction
        .insertInto('mail_records')
        .columns(['mail_id', 'record_id'])
        .expression(arrived.select([sql<string>`${id}`.as('mail_id'), 'id as record_id']))
        .execute();
    }
    const noticed_at = count > 0 ? due.now : mark.noticed_at;
    await setMark(transaction, kind, { reported: reached, noticed_at });
    return count > 0;
  });
}

/** What counts the spam of a table. */
const spamCounts = {
  messages: { mark: 'spam', kind: 'spam' },
  applications: { mark: 'spam applications', kind: 'spamApplications' },
} as const;

/** Puts the count of spam that arrived since the last one into the outbox; none for none. */
export function addSpamCount(
  db: Kysely<Database>,
  table: SearchedTable,
  due: Due,
): Promise<boolean> {
  const { mark: name, kind } = spamCounts[table];
  return db.transaction().execute(async (transaction) => {
    const mark = await readMark(transaction, name);
    if (mark && isWithin(mark.noticed_at, due)) return false;
    await setMark(transaction, name, { reported: due.now, noticed_at: due.now });
    if (!mark) return false;
    const { count } = await transaction
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .where(sql<boolean>`not (${reportable[table]})`)
      .where('created_at', '>', mark.reported)
      .where(notInTrash)
      .executeTakeFirstOrThrow();
    if (count === 0) return false;
    for (const recipient of due.recipients) {
      await addMail(transaction, { kind, recipient, count, now: due.now });
    }
    return true;
  });
}

/** A clock that was set back must not silence notices until it has caught up. */
function isWithin(last: number, { now, apartMs }: Due): boolean {
  return now >= last && now - last < apartMs;
}

/** The `seq` of the last record; 0 without one. */
export async function lastSeq(db: Kysely<Database>, kind: SearchedTable): Promise<number> {
  const { last } = await db
    .selectFrom(kind)
    .select((row) => row.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Up to where has been reported; undefined before the first time. */
export function readMark(db: Transaction<Database>, kind: MailMark) {
  return db.selectFrom('mail_marks').selectAll().where('kind', '=', kind).executeTakeFirst();
}

export async function setMark(
  db: Transaction<Database>,
  kind: MailMark,
  values: { readonly reported: number; readonly noticed_at: number },
): Promise<void> {
  await db
    .insertInto('mail_marks')
    .values({ kind, ...values })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute();
}

/**
 * Call after a record was erased, in the same transaction. SQLite numbers the next record after the highest: above what
 * was reported, it would never be.
 */
export async function lowerMarks(db: Transaction<Database>, kind: SearchedTable): Promise<void> {
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

type NewMail = Pick<MailRow, 'kind' | 'recipient' | 'count'> &
  Partial<Pick<MailRow, 'id' | 'next_at'>> & { readonly now: number };

/** @returns its id */
export async function addMail(db: Kysely<Database>, { now, ...mail }: NewMail): Promise<string> {
  const row: MailRow = {
    ...{ id: newId(), created_at: now, next_at: now, changed_at: now },
    ...{ state: 'waiting', attempts: 0, answer: null, ...mail },
  };
  await db.insertInto('mails').values(row).execute();
  return row.id;
}

/** No mail waits for its next attempt as long as this, in ms. */
const longestWaitMs = 2 * 3_600_000;

/**
 * Claims the mail that waits longest and is due, and counts the attempt. One mail is sent at a time, so one that is
 * still being sent was left by a sender that ended, and comes first.
 */
export function claimMail(db: Kysely<Database>, now: number): Promise<MailRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const next = await transaction
      .selectFrom('mails')
      .select('id')
      .where((mail) =>
        mail.or([
          mail('state', '=', 'sending'),
          mail.and([
            mail('state', '=', 'waiting'),
            // A time so far ahead is of a clock that was set back since.
            mail.or([mail('next_at', '<=', now), mail('next_at', '>', now + longestWaitMs)]),
          ]),
        ]),
      )
      .orderBy('state')
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst();
    if (!next) return undefined;
    return transaction
      .updateTable('mails')
      .set((row) => ({ state: 'sending', attempts: row('attempts', '+', 1), changed_at: now }))
      .where('id', '=', next.id)
      .returningAll()
      .executeTakeFirst();
  });
}

type MailChange = Partial<Pick<MailRow, 'state' | 'next_at' | 'changed_at' | 'answer'>>;

/** Changes a mail that this attempt is still sending. @returns whether it did */
export async function endAttempt(
  db: Kysely<Database>,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  values: MailChange,
): Promise<boolean> {
  const change = changeOf(db, id, values)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts);
  return (await change.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * Lets a mail leave now, unless it was sent or is being sent. One that had failed for good is given as long as a new one:
 * its age is counted from here. @returns whether it did
 */
export async function sendAgain(db: Kysely<Database>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set((row) => ({
      ...{ state: 'waiting' as const, next_at: now, changed_at: now },
      created_at: row
        .case()
        .when('state', '=', 'waiting')
        .then(row.ref('created_at'))
        .else(now)
        .end(),
    }))
    .where('id', '=', id)
    .where('state', 'not in', ['sent', 'sending'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes a mail, unless it was sent or is being sent. @returns whether it did */
export async function changeUnsent(
  db: Kysely<Database>,
  id: string,
  values: MailChange,
): Promise<boolean> {
  const change = changeOf(db, id, values).where('state', 'not in', ['sent', 'sending']);
  return (await change.executeTakeFirst()).numUpdatedRows > 0n;
}

function changeOf(db: Kysely<Database>, id: string, values: MailChange) {
  return db.updateTable('mails').set(values).where('id', '=', id);
}

export function findMail(db: Kysely<Database>, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function dropMail(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** The records that a mail reports and that are still there, in order of arrival. */
export function reportedBy(db: Kysely<Database>, id: string, kind: SearchedTable, most: number) {
  return db
    .selectFrom(kind)
    .where('id', 'in', db.selectFrom('mail_records').select('record_id').where('mail_id', '=', id))
    .where(notInTrash)
    .orderBy('id')
    .limit(most);
}

/** How many records of a mail are still there. */
export async function countReported(
  db: Kysely<Database>,
  id: string,
  kind: SearchedTable,
): Promise<number> {
  const { count } = await db
    .selectFrom(kind)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('id', 'in', db.selectFrom('mail_records').select('record_id').where('mail_id', '=', id))
    .where(notInTrash)
    .executeTakeFirstOrThrow();
  return count;
}

/** Call before a record is erased: a mail goes with the last record that it is about, and a draft with its record. */
export async function forgetMails(db: Transaction<Database>, recordId: string): Promise<void> {
  await db.deleteFrom('drafts').where('record_id', '=', recordId).execute();
  const mails = await db
    .deleteFrom('mail_records')
    .where('record_id', '=', recordId)
    .returning('mail_id')
    .execute();
  if (mails.length === 0) return;
  const ids = mails.map(({ mail_id }) => mail_id);
  await db
    .deleteFrom('mails')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_records')
            .select('record_id')
            .whereRef('mail_records.mail_id', '=', 'mails.id'),
        ),
      ),
    )
    .execute();
}

/** Erases finished mails that report no record, such as tests, that ended before a time. */
export async function dropMailsBefore(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('kind', 'in', ['spam', 'spamApplications', 'test'])
    .where('state', 'in', ['sent', 'refused', 'givenUp'])
    .where('changed_at', '<', before)
    .execute();
}

/** The number of mails in each state that has any. */
export async function countMails(
  db: Kysely<Database>,
): Promise<Readonly<Partial<Record<MailState, number>>>> {
  const rows = await db
    .selectFrom('mails')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** When the oldest mail that waits was made (ms since the Unix epoch); null if none waits. */
export async function oldestWaiting(db: Kysely<Database>): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('mails')
    .select((row) => row.fn.min('created_at').as('oldest'))
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirstOrThrow();
  return oldest;
}

/** What the system page lists: mails that failed and are not sent, and tests since a time; the newest first. */
export async function listMails(db: Kysely<Database>, testsSince: number) {
  const newest = db
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(mostMailsListed);
  const troubled = await newest
    .where('kind', '!=', 'test')
    .where(
      'state',
      'in',
      mailStates.filter((state) => state !== 'sent'),
    )
    .where('answer', 'is not', null)
    .execute();
  const tests = await newest
    .where('kind', '=', 'test')
    .where('created_at', '>=', testsSince)
    .execute();
  const { last } = await db
    .selectFrom('mails')
    .select((row) => row.fn.max('changed_at').as('last'))
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
  return { troubled, tests, last };
}
