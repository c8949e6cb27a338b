import { type Insertable, sql } from 'kysely';
import type { Application } from '#contract/admin/application.ts';
import type { ReplyState } from '#contract/admin/mail.ts';
import { timeNow } from '../engine/clock.ts';
import type { SearchedTable } from '../engine/store.ts';
import type { Database, Db, MailRow, ReplyRow } from '../schema.ts';
import { filesOf, type ListedFile } from './letter-files.ts';
import { addMail } from './mails.ts';
import { addRow, findRow, nextVersion, updateRow } from './rows.ts';

export type WithReply = { readonly reply_state: ReplyState | null };

/** Selects the state of the last reply to each row, or that a draft exists; null without either. */
export function lastReplyOf(table: SearchedTable) {
  const id = sql.ref(`${table}.id`);
  const last = sql`(
    select mails.state from mail_records join mails on mails.id = mail_records.mail_id
    where mail_records.record_id = ${id} and mails.kind = 'reply'
    order by mails.created_at desc limit 1)`;
  return sql<ReplyState | null>`case
    when exists (select 1 from drafts where record_id = ${id})
      and coalesce(${last}, '') not in ('refused', 'givenUp') then 'draft'
    else ${last} end`.as('reply_state');
}

export type WithLetters = { readonly letters: string };

/** Selects the replies to each application that did not fail, the oldest first. */
export const lettersTo = sql<string>`(
    select coalesce(string_agg(
      mails.created_at || ' ' || coalesce(replies.stage, '') || ' ' || replies.invites, ',' order by mails.created_at), '')
    from mail_records join mails on mails.id = mail_records.mail_id join replies on replies.mail_id = mails.id
    where record_id = applications.id and mails.state not in ('refused', 'givenUp'))`.as('letters');

/** The letters of a row that was selected with `lettersTo`. */
export function lettersIn({ letters }: WithLetters): Application['letters'] {
  return letters
    .split(',')
    .filter(Boolean)
    .map((letter) => {
      const [at, stage, invites] = letter.split(' ');
      return {
        atUtc: new Date(Number(at)).toISOString(),
        stage: (stage || null) as Application['letters'][number]['stage'],
        invites: invites === '1',
      };
    });
}

/** A condition: whether a reply to a record was sent, or is to be. */
export const isWrittenTo = sql<boolean>`id in (
  select record_id from replies join mail_records on mail_records.mail_id = replies.mail_id)`;

/** A mail about a record, with the text of a reply. */
export type RecordMail = MailRow & {
  readonly [Part in keyof Omit<ReplyRow, 'mail_id'>]: ReplyRow[Part] | null;
} & { readonly files: readonly ListedFile[] };

/** The mails about a record, the oldest first. */
export async function mailsAbout(db: Db, recordId: string): Promise<RecordMail[]> {
  const mails = await db
    .selectFrom('mail_records')
    .innerJoin('mails', 'mails.id', 'mail_records.mail_id')
    .leftJoin('replies', 'replies.mail_id', 'mails.id')
    .selectAll('mails')
    .select(['subject', 'text', 'quotes', 'invites', 'stage', 'moved_from', 'cc', 'user_id'])
    .where('record_id', '=', recordId)
    .orderBy('created_at')
    .execute();
  const files = await Promise.all(mails.map(({ id }) => filesOf(db, { mail_id: id })));
  return mails.map((mail, index) => ({ ...mail, files: files[index] ?? [] }));
}

export async function mailsToSender(db: Db, recordId: string): Promise<RecordMail[]> {
  const mails = await mailsAbout(db, recordId);
  return mails.filter(isToSender);
}

/** Whether a mail goes to the sender of a record. */
export function isToSender({ kind }: Pick<MailRow, 'kind'>): boolean {
  return kind === 'reply' || kind === 'acknowledgement';
}

/** The record that a mail is about; undefined without one. For a notice of several, any of them. */
export async function recordOf(db: Db, mailId: string): Promise<string | undefined> {
  return (await findRow(db, 'mail_records', { mail_id: mailId }))?.record_id;
}

type NewReply = Insertable<Database['replies']> & {
  readonly recordId: string;
  readonly recipient: string;
  readonly undoMs: number;
};

/** Queues a reply, which waits for as long as it can be undone. */
export async function addReply(db: Db, { recordId, recipient, undoMs, ...reply }: NewReply) {
  const now = timeNow();
  const id = reply.mail_id;
  await addMail(db, { id, kind: 'reply', recipient, count: 1, now, next_at: now + undoMs });
  await addRow(db, 'mail_records', { mail_id: id, record_id: recordId });
  await addRow(db, 'replies', reply);
}

/** Records that a message was answered by e-mail, unless it was answered before. */
export function markAnswered(db: Db, messageId: string): Promise<boolean> {
  const answer = { replied_at: timeNow(), replied_by: 'email', version: nextVersion } as const;
  return updateRow(db, 'messages', { id: messageId, replied_at: null }, answer);
}
