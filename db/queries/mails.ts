import { type RawBuilder, sql } from 'kysely';
import { type MailState, mailStates, maxMailsListed, noticeKinds } from '#contract/admin/mail.ts';
import { newId } from '../engine/ids.ts';
import { countBy } from '../engine/page.ts';
import type { Db, MailRow, Transaction } from '../schema.ts';
import { updateRow } from './rows.ts';

type NewMail = Pick<MailRow, 'kind' | 'recipient' | 'count'> &
  Partial<Pick<MailRow, 'id' | 'next_at'>> & { readonly now: number };

/** @returns its id */
export async function addMail(db: Db, { now, ...mail }: NewMail): Promise<string> {
  const row: MailRow = {
    ...{ id: newId(), created_at: now, next_at: now, changed_at: now },
    ...{ state: 'waiting', attempts: 0, answer: null, ...mail },
  };
  await db.insertInto('mails').values(row).execute();
  return row.id;
}

/** Longer than any wait for the next attempt, in ms. */
const longestWaitMs = 2 * 3_600_000;

/** Claims the due mail that has waited longest, and counts the attempt. */
export function claimMail(db: Db, now: number): Promise<MailRow | undefined> {
  const next = db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    // A time this far ahead is from before a clock was set back.
    .where((mail) =>
      mail.or([mail('next_at', '<=', now), mail('next_at', '>', now + longestWaitMs)]),
    )
    .orderBy('next_at')
    .limit(1);
  return db
    .updateTable('mails')
    .set((row) => ({ state: 'sending', attempts: row('attempts', '+', 1), changed_at: now }))
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
}

type MailChange = Partial<Pick<MailRow, 'state' | 'next_at' | 'changed_at' | 'answer'>>;
type UnsentChange = MailChange & { readonly created_at?: RawBuilder<number> };

/** Changes a mail that this attempt is still sending. @returns whether it did */
export function endAttempt(
  db: Db,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  values: MailChange,
): Promise<boolean> {
  return updateRow(db, 'mails', { id, attempts, state: 'sending' }, values);
}

/**
 * Lets a mail be sent now, unless it was sent or is being sent. One that had failed for good gets the retries of a new
 * one. @returns whether it did
 */
export function sendAgain(db: Db, id: string, now: number): Promise<boolean> {
  const created_at = sql<number>`case state when 'waiting' then created_at else ${now} end`;
  return changeUnsent(db, id, { state: 'waiting', next_at: now, changed_at: now, created_at });
}

/** Changes a mail, unless it was sent or is being sent. @returns whether it did */
export async function changeUnsent(db: Db, id: string, values: UnsentChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set(values)
    .where('id', '=', id)
    .where('state', 'not in', ['sent', 'sending'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Call before a record is erased: removes its draft, and mails about no other record. */
export async function removeMails(db: Transaction, recordId: string): Promise<void> {
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

/** Erases finished mails that belong to no record, such as tests, from before a time. */
export async function dropMailsBefore(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('kind', 'in', ['spam', 'spamApplications', 'operator', 'test', 'invitation', 'reminder'])
    .where('state', 'in', ['sent', 'refused', 'givenUp'])
    .where('changed_at', '<', before)
    .execute();
}

/** The number of mails in each state that has any. */
export async function countMails(db: Db): Promise<Readonly<Partial<Record<MailState, number>>>> {
  return Object.fromEntries(await countBy(db.selectFrom('mails').select('state'), 'state'));
}

/** When the oldest waiting mail was added (ms since the Unix epoch); null if none waits. */
export async function oldestWaiting(db: Db): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('mails')
    .select((row) => row.fn.min('created_at').as('oldest'))
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirstOrThrow();
  return oldest;
}

/** Whether a notice was refused, or fails since before a time. Only senders' own addresses decide on mails to them. */
export async function hasUnsentNotice(db: Db, before: number): Promise<boolean> {
  const notice = await db
    .selectFrom('mails')
    .select('id')
    .where('kind', 'in', noticeKinds)
    .where('answer', 'is not', null)
    .where((mail) =>
      mail.or([
        mail('state', '=', 'refused'),
        mail('state', 'in', ['waiting', 'sending']).and('created_at', '<', before),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return notice !== undefined;
}

/** Mails for the system page: failed ones that were not sent, and tests since a time; the newest first. */
export async function listMails(db: Db, testsSince: number) {
  const newest = db
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(maxMailsListed);
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
