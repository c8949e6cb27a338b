import { firstIdAt } from '../engine/ids.ts';
import type { SearchedTable } from '../engine/store.ts';
import type { Db, Transaction } from '../schema.ts';
import { lastSeq, readMark, reportable, setMark } from './mail-notices.ts';
import { addMail } from './mails.ts';
import { addRow } from './rows.ts';
import { notInTrash } from './trash.ts';

/** Records per call: in a flood it is called every few seconds, forms wait for it, and notices for its mails. */
const maxAtOnce = 20;
const hourMs = 3_600_000;

type Due = {
  readonly now: number;
  /** Maximum age of a record, in ms. */
  readonly oldestMs: number;
  /**
   * @param recent recipients of the last hour
   * @returns whether an address may have one too; called once for each record, in order
   */
  admitting(recent: readonly string[]): (address: string) => boolean;
};

/** Queues acknowledgements of the next few records. The first call only marks where to begin. */
export function addAcknowledgements(db: Db, kind: SearchedTable, due: Due): Promise<void> {
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
      .limit(maxAtOnce)
      .execute();
    const admits = due.admitting(await recentRecipients(transaction, due));
    for (const { id, email } of rows) {
      if (admits(email)) {
        const values = { recipient: email, count: 1, now: due.now };
        const mail_id = await addMail(transaction, { kind: 'acknowledgement', ...values });
        await addRow(transaction, 'mail_records', { mail_id, record_id: id });
      }
    }
    const isMore = rows.length === maxAtOnce;
    const reported = isMore ? (rows.at(-1)?.seq ?? reached) : reached;
    await setMark(transaction, name, { reported, noticed_at: due.now });
  });
}

/** Recipients of the acknowledgements that were sent in the last hour, or are about to be. */
async function recentRecipients(db: Transaction, { now, oldestMs }: Due): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('recipient')
    // No older one is waiting; ids sort by time, so the range can use the primary key.
    .where('id', '>', firstIdAt(new Date(now - oldestMs - hourMs)))
    .where('kind', '=', 'acknowledgement')
    .where((row) =>
      row.or([
        row('state', 'in', ['waiting', 'sending']),
        // Ignores later times, from before a clock was set back.
        row.between('changed_at', now - hourMs, now),
      ]),
    )
    .execute();
  return rows.map(({ recipient }) => recipient);
}
