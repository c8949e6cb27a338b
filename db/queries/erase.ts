import { type Expression, type SqlBool, sql } from 'kysely';
import type { Searched, SearchedTransaction } from '../engine/store.ts';
import { timeBudget, yieldToEventLoop } from '../engine/turns.ts';
import { type AuditNote, auditStep, eraseDecisions } from './audit.ts';
import { lowerMarks } from './mail-notices.ts';
import { removeMails } from './mails.ts';

export type ErasedTable = 'messages' | 'applications' | 'audit';
export type Erasure = {
  readonly table: ErasedTable;
  readonly id: string;
  /** Condition at the time of the erasure; none by default. */
  readonly where?: Expression<SqlBool>;
};
export type Erased = Record<ErasedTable, number>;

/**
 * Erases rows in several short transactions, so that other work is not blocked. Each updates the audit entry (the first
 * adds it), so the entry always lists what is gone.
 * @param noteOf builds the entry from the number of erased rows of each table; undefined for no entry yet
 */
export async function eraseAll(
  { db, search }: Searched,
  erasures: readonly Erasure[],
  noteOf: (erased: Erased) => AuditNote | undefined,
): Promise<Erased> {
  const erased: Erased = { messages: 0, applications: 0, audit: 0 };
  const left = erasures[Symbol.iterator]();
  let next = left.next();
  let line: string | undefined;
  do {
    await yieldToEventLoop();
    line = await db.transaction().execute(async (transaction) => {
      const budget = timeBudget();
      const subjectIds: string[] = [];
      for (; !next.done && !budget.isSpent(); next = left.next()) {
        const { table, id } = next.value;
        if (!(await eraseRow({ db: transaction, search }, next.value))) continue;
        erased[table] += 1;
        if (table !== 'audit') subjectIds.push(id);
      }
      const note = noteOf(erased);
      return note && auditStep(transaction, line, { ...note, subjectIds });
    });
  } while (!next.done);
  return erased;
}

/**
 * Erases a row, with an application's CV and history, mails about it and recorded decisions on the person, and queues
 * its search words for removal.
 * @returns whether it existed, and `where` held
 */
async function eraseRow(
  { db, search }: SearchedTransaction,
  { table, id, where = sql<boolean>`true` }: Erasure,
): Promise<boolean> {
  if (table !== 'audit') {
    const found = db.selectFrom(table).selectAll().where('id', '=', id).where(where);
    const row = await found.executeTakeFirst();
    if (row) {
      await search.unindex(db, table, row);
      await removeMails(db, id);
      if (table === 'applications') await eraseDecisions(db, id);
    }
  }
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where(where)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  if (table !== 'audit') await lowerMarks(db, table);
  return true;
}
