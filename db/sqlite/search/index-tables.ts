import { sql } from 'kysely';
import type { SearchedRow, SearchedTable } from '../../engine/store.ts';
import { timeBudget, yieldToEventLoop } from '../../engine/turns.ts';
import { lettersAbout, wordsOf } from '../../queries/search-words.ts';
import type { Db, Transaction } from '../../schema.ts';

const tables = ['messages', 'applications'] as const;

/** The commit after a step takes about as long again. */
const stepMs = 3;
/** Rows read per batch for indexing. */
const readAtOnce = 20;
/** Pages of 4 KiB that are merged by a command: some milliseconds. */
const mergedAtOnce = 16;
/** The longest wait of an erasure, in ms: nginx gives up after 30 s. */
const maxPurgeMs = 20_000;

/** `Search.unindex`. Searches no longer find the row, and its words are marked for `purgeWords`. */
export async function unindex(
  db: Transaction,
  table: SearchedTable,
  { seq }: Pick<SearchedRow, 'seq'>,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom(`${table}_search`)
    .where('rowid', '=', seq)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await db.updateTable('search_state').set({ has_erased: 1 }).execute();
}

/** `Search.reindex`. A row that is not indexed yet is left to `addMissing`, which adds rows in order. */
export async function reindex(db: Transaction, table: SearchedTable, row: SearchedRow) {
  if (row.seq > (await lastIndexed(db, table))) return;
  await unindex(db, table, row);
  await addWords(db, table, row);
}

/**
 * `Search.addMissing`.
 * @param budgetMs the time for the step, in ms; a single row at its field limits takes about as long
 */
export function addMissing(db: Db, budgetMs = stepMs): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const budget = timeBudget(budgetMs);
    for (const table of tables) {
      for (;;) {
        const rows = await rowsBeyond(transaction, table);
        if (rows.length === 0) break;
        for (const row of rows) {
          await addWords(transaction, table, row);
          if (budget.isSpent()) return true;
        }
      }
    }
    return false;
  });
}

/**
 * Removes the words of erased and changed rows from the disk: FTS5's `optimize` in steps (SQLite, FTS5 extension, 6.8).
 * Merged pages omit removed rows, and `secure_delete` overwrites the old ones.
 * @returns whether none is left
 */
export async function purgeWords(db: Db): Promise<boolean> {
  const whole = timeBudget(maxPurgeMs);
  for (let isLeft = true; isLeft; ) {
    await yieldToEventLoop();
    if (whole.isSpent()) return false;
    isLeft = await purgeSome(db);
  }
  return true;
}

async function purgeSome(db: Db): Promise<boolean> {
  const state = await db.selectFrom('search_state').select('has_erased').executeTakeFirst();
  if (!state?.has_erased) return false;
  return db.transaction().execute(async (transaction) => {
    const budget = timeBudget();
    for (const table of tables) {
      while (await mergeSome(transaction, table)) if (budget.isSpent()) return true;
    }
    await transaction.updateTable('search_state').set({ has_erased: 0 }).execute();
    return false;
  });
}

/** @returns false if the table was a single segment without removed rows */
async function mergeSome(db: Transaction, table: SearchedTable): Promise<boolean> {
  const index = sql.table(`${table}_search`);
  const before = await totalChanges(db);
  await sql`insert into ${index} (${index}, rank) values ('merge', ${-mergedAtOnce})`.execute(db);
  // The command itself counts as one change.
  return (await totalChanges(db)) - before > 1;
}

async function totalChanges(db: Transaction): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0]?.changes ?? 0;
}

async function addWords(db: Transaction, table: SearchedTable, row: SearchedRow): Promise<void> {
  const letters = await lettersAbout(db, [row.id]);
  const words = wordsOf(table, row, letters.get(row.id)).join(' ');
  await db.insertInto(`${table}_search`).values({ rowid: row.seq, words }).execute();
}

/** The next rows to index. Rows are indexed in order, so these are all after the last indexed one. */
async function rowsBeyond(db: Transaction, table: SearchedTable): Promise<SearchedRow[]> {
  return db
    .selectFrom(table)
    .selectAll()
    .where('seq', '>', await lastIndexed(db, table))
    .orderBy('seq')
    .limit(readAtOnce)
    .execute();
}

/** A contentless table cannot be queried for its last row; the table of row lengths can. */
async function lastIndexed(db: Transaction, table: SearchedTable): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from ${sql.table(`${table}_search_docsize`)}`.execute(db);
  return rows[0]?.last ?? 0;
}

export async function emptySearch(db: Transaction): Promise<void> {
  for (const table of tables) {
    const index = sql.table(`${table}_search`);
    await sql`insert into ${index} (${index}) values ('delete-all')`.execute(db);
  }
}
