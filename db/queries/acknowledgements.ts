import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { SearchedTable } from '../store.ts';
import { lastSeq, readMark, reportable, setMark } from './mail-notices.ts';
import { addMail } from './mails.ts';
import { notInTrash } from './trash.ts';

/** Records of a call, which comes every few seconds in a flood: forms wait for it, and notices for its mails. */
const mostAtOnce = 20;

type Due = {
  readonly now: number;
  /** Records older than this get none, in ms. */
  readonly oldestMs: number;
  /** The least time between two for one address, in ms. */
  readonly apartMs: number;
  /** Whether mail may go to an address. */
  readonly isAllowed: (address: string) => boolean;
};

/** Puts acknowledgements of the next few records into the outbox. The first call only marks where to begin. */
export function addAcknowledgements(
  db: Kysely<Database>,
  kind: SearchedTable,
  due: Due,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const name = `acknowledged ${kind}` as const;
    const mark = await readMark(transaction, name);
    const reached = await lastSeq(transaction, kind);
    if (reached === mark?.reported) return;
    const rows = await transaction
      .selectFrom(kind)
      .select(['seq', 'id', 'email'])
      .where('seq', '>', mark?.reported ?? reached)
      .where('created_at', '>', due.now - due.oldestMs)
      .where(reportable[kind])
      .where(notInTrash)
      .orderBy('seq')
      .limit(mostAtOnce)
      .execute();
    for (const { id, email } of rows) {
      if (due.isAllowed(email) && !(await hasHadOne(transaction, email, due))) {
        const values = { recipient: email, count: 1, now: due.now };
        const mail_id = await addMail(transaction, { kind: 'acknowledgement', ...values });
        await transaction.insertInto('mail_records').values({ mail_id, record_id: id }).execute();
      }
    }
    const isMore = rows.length === mostAtOnce;
    const reported = isMore ? (rows.at(-1)?.seq ?? reached) : reached;
    await setMark(transaction, name, { reported, noticed_at: due.now });
  });
}

/** Whether a mailbox was sent one a short time ago, or is about to be: by its address, or by one with another detail. */
async function hasHadOne(
  db: Transaction<Database>,
  email: string,
  { now, apartMs }: Due,
): Promise<boolean> {
  const mail = await db
    .selectFrom('mails')
    .select('id')
    .where(isSameMailbox(email))
    .where('kind', '=', 'acknowledgement')
    .where((row) =>
      row.or([
        row('state', 'in', ['waiting', 'sending']),
        // After a clock was set back, later times are no reason.
        row.between('changed_at', now - apartMs, now),
      ]),
    )
    .executeTakeFirst();
  return mail !== undefined;
}

/** An address without its detail: `ada+1@` and `ada+2@` are the mailbox `ada@` (RFC 5233). */
export function mailboxIn(email: string): string {
  const at = email.lastIndexOf('@');
  const [user = ''] = email.slice(0, at).split('+');
  return user + email.slice(at);
}

/**
 * Whether a recipient is an address, in any case and with any detail: one mailbox could otherwise be sent any number. In
 * spans that the index on recipients has.
 */
function isSameMailbox(email: string): RawBuilder<boolean> {
  // Not by the database, whose own rules may be Turkish: they make ı of I.
  const mailbox = mailboxIn(email).toLowerCase();
  const at = mailbox.lastIndexOf('@');
  const [user, domain] = [mailbox.slice(0, at), mailbox.slice(at)];
  // A comma is the character after a plus sign.
  return sql<boolean>`(lower(recipient) = ${mailbox}
    or (lower(recipient) >= ${`${user}+`} and lower(recipient) < ${`${user},`}
      and lower(substr(recipient, length(recipient) - ${domain.length - 1})) = ${domain}))`;
}
