import { type RawBuilder, sql } from 'kysely';
import type { SearchedRow, SearchedTable } from '../../engine/store.ts';
import { timeBudget, yieldToEventLoop } from '../../engine/turns.ts';
import { lettersAbout, wordsOf } from '../../queries/search-words.ts';
import type { Db, Transaction } from '../../schema.ts';
import { vectorOf } from './tsquery.ts';

const tables = ['messages', 'applications'] as const;
/** Rows indexed per statement. */
const atOnce = 50;
/** Time limit of a step, in ms: the transaction blocks other writers. */
const stepMs = 50;

/** `Search.reindex`: the change deletes the row's words, and `addMissing` adds the new ones. */
export async function reindex(db: Transaction, table: SearchedTable, { seq }: SearchedRow) {
  await sql`update ${searchOf(table)} set words = null where seq = ${seq}`.execute(db);
}

/** `Search.addMissing`: first the changed rows, then new ones, in order. */
export async function addMissing(db: Db, budgetMs = stepMs): Promise<boolean> {
  if (!(await isBehind(db))) return false;
  return db.transaction().execute(async (transaction) => {
    const budget = timeBudget(budgetMs);
    for (const isBacklog of [changed, arrived]) {
      for (const table of tables) {
        while (await indexSome(transaction, table, isBacklog(table))) {
          if (budget.isSpent()) return true;
        }
      }
    }
    return false;
  });
}

/** Whether there is work: usually not, and then a search need not wait for writers. */
async function isBehind(db: Db): Promise<boolean> {
  const last = (table: RawBuilder<unknown>) => sql`(select coalesce(max(seq), 0) from ${table})`;
  const behind = tables.map((table) => {
    const search = searchOf(table);
    return sql`exists (select from ${search} where words is null) or ${last(sql.table(table))} > ${last(search)}`;
  });
  const { rows } = await sql<{ behind: boolean }>`
    select ${sql.join(behind, sql` or `)} as behind`.execute(db);
  return rows[0]?.behind ?? false;
}

const changed = (table: SearchedTable) =>
  sql<boolean>`seq in (select seq from ${searchOf(table)} where words is null)`;
/** Rows are indexed in order, so the missing ones follow the last indexed one. */
const arrived = (table: SearchedTable) =>
  sql<boolean>`seq > (select coalesce(max(seq), 0) from ${searchOf(table)})`;

/** Indexes some of the rows that match a condition. @returns false if there were none */
async function indexSome(db: Transaction, table: SearchedTable, where: RawBuilder<boolean>) {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where(where)
    .orderBy('seq')
    .limit(atOnce)
    .execute();
  const ids = rows.map(({ id }) => id);
  const letters = await lettersAbout(db, ids);
  const seqs: number[] = [];
  const vectors: string[] = [];
  let budget = timeBudget();
  for (const row of rows) {
    if (budget.isSpent()) {
      await yieldToEventLoop();
      budget = timeBudget();
    }
    seqs.push(row.seq);
    vectors.push(vectorOf(wordsOf(table, row, letters.get(row.id))));
  }
  if (rows.length > 0) {
    await sql`insert into ${searchOf(table)} (seq, words)
      select seq, words::tsvector from unnest(${seqs}::bigint[], ${vectors}::text[]) as row (seq, words)
      on conflict (seq) do update set words = excluded.words`.execute(db);
  }
  return rows.length > 0;
}

export async function emptySearch(db: Transaction): Promise<void> {
  for (const table of tables) await sql`truncate ${searchOf(table)}`.execute(db);
}

function searchOf(table: SearchedTable) {
  return sql.table(`${table}_search`);
}
