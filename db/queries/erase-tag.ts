import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { SearchedTable } from '../store.ts';
import { ownTurn } from '../turns.ts';
import { type AuditNote, auditStep } from './audit.ts';
import { findTag, linkTables, recordsWithTag } from './tags.ts';

/** The most records of a kind that one transaction takes a tag off. */
const atOnce = 250;

/**
 * Deletes a tag, and takes it off all its records, those in the trash too; that is no new version of them. Several short
 * transactions, so that other work is not held up: the last one deletes the tag. Each one updates the audit entry too (the
 * first adds it), so the entry always names the records that lost the tag.
 * @param noteOf builds the entry from the number of records of each kind
 * @returns whether the tag existed
 */
export async function eraseTag(
  db: Kysely<Database>,
  tag: string,
  noteOf: (records: Record<SearchedTable, number>) => AuditNote,
): Promise<boolean> {
  const records = { messages: 0, applications: 0 };
  let line: string | undefined;
  let isLast = false;
  while (!isLast) {
    await ownTurn();
    await db.transaction().execute(async (transaction) => {
      if (line === undefined && !(await findTag(transaction, tag))) {
        isLast = true;
        return;
      }
      const messages = await takeOff(transaction, 'messages', tag);
      const applications = await takeOff(transaction, 'applications', tag);
      records.messages += messages.length;
      records.applications += applications.length;
      isLast = messages.length < atOnce && applications.length < atOnce;
      if (isLast) await transaction.deleteFrom('tags').where('id', '=', tag).execute();
      const subjectIds = [...messages, ...applications];
      line = await auditStep(transaction, line, { ...noteOf(records), subjectIds });
    });
  }
  return line !== undefined;
}

/** Takes a tag off some of its records, and returns their ids. */
async function takeOff(db: Transaction<Database>, table: SearchedTable, tag: string) {
  const taken = await db
    .deleteFrom(linkTables[table])
    .where('tag_id', '=', tag)
    .where('record_id', 'in', recordsWithTag(db, table, tag).limit(atOnce))
    .returning('record_id')
    .execute();
  return taken.map(({ record_id }) => record_id);
}
