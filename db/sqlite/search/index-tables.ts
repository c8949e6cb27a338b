import { type Kysely, sql, type Transaction } from 'kysely';
import type { SearchBacklog, SearchedTable } from '../../engine/store.ts';
import { timeBudget } from '../../engine/turns.ts';
import { wordsOf } from '../../queries/search-words.ts';
import type { ApplicationRow, Database, MessageRow } from '../../schema.ts';
import type { SearchTableName } from './match.ts';
import { replacePageKeys } from './page-keys.ts';

const tables = ['messages', 'applications'] as const;

/** The commit after a step takes about as long again. */
const stepMs = 3;
/** Rows read per batch for indexing. */
const readAtOnce = 20;
/** Words removed per batch: each costs a look-up and a page write. The batch itself costs about as much as fifty. */
const removedAtOnce = 50;

/**
 * `Search.unindex`. Removing the words of a long text takes too long for one step. They are queued in the transaction of the change,
 * and removed in batches. If words are already queued, the row's present words are not in the table yet.
 */
export async function unindex(
  db: Transaction<Database>,
  table: SearchedTable,
  row: MessageRow | ApplicationRow,
): Promise<void> {
  const search = `${table}_search` as const;
  if (!(await isIndexed(db, search, row.seq))) return;
  const words = [...new Set(wordsOf(table, row))].join(' ');
  await db
    .insertInto('search_removals')
    .values({ search_table: search, seq: row.seq, words })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Runs one step of indexing: first removes words of erased and changed rows, then adds rows, oldest first. Rows are
 * not indexed while they are stored, because the visitor would wait for it.
 * @param budgetMs the time for the step, in ms; a single row at its field limits takes about as long
 * @returns what is left to do
 */
export function bringUpToDate(db: Kysely<Database>, budgetMs = stepMs): Promise<SearchBacklog> {
  const budget = timeBudget(budgetMs);
  return db.transaction().execute(async (transaction) => {
    while (await removeSome(transaction)) if (budget.isSpent()) return 'removals';
    for (const table of tables) {
      for (;;) {
        const rows = await rowsBeyond(transaction, table);
        if (rows.length === 0) break;
        for (const row of rows) {
          await addWords(transaction, table, row);
          if (budget.isSpent()) return 'rows';
        }
      }
    }
    return 'none';
  });
}

/** Removes some words of one row; after the last ones it indexes an existing row again. False if none was queued. */
async function removeSome(db: Transaction<Database>): Promise<boolean> {
  const removal = await db.selectFrom('search_removals').selectAll().limit(1).executeTakeFirst();
  if (!removal) return false;
  const { search_table: search, seq, words } = removal;
  const all = words.split(' ');
  const now = all.slice(0, removedAtOnce);
  const left = all.slice(removedAtOnce).join(' ');
  const index = sql.table(search);
  await sql`insert into ${index} (${index}, rowid, words)
    values ('delete', ${seq}, ${now.join(' ')})`.execute(db);
  await replacePageKeys(db, search, now);
  const queued = { search_table: search, seq };
  if (left) {
    // FTS5 counts its rows: it treats each such command as the removal of a whole row.
    await sql`insert into ${index} (rowid, words) values (${seq}, '')`.execute(db);
    await db
      .updateTable('search_removals')
      .set({ words: left })
      .where((row) => row.and(queued))
      .execute();
    return true;
  }
  await db
    .deleteFrom('search_removals')
    .where((row) => row.and(queued))
    .execute();
  const table = search === 'messages_search' ? 'messages' : 'applications';
  const row = await db.selectFrom(table).selectAll().where('seq', '=', seq).executeTakeFirst();
  if (row) await addWords(db, table, row);
  return true;
}

async function addWords(
  db: Transaction<Database>,
  table: SearchedTable,
  row: MessageRow | ApplicationRow,
): Promise<void> {
  const words = wordsOf(table, row).join(' ');
  await db.insertInto(`${table}_search`).values({ rowid: row.seq, words }).execute();
}

/** The next rows to index. Rows are indexed in order, so these are all after the last indexed one. */
function rowsBeyond(
  db: Transaction<Database>,
  table: SearchedTable,
): Promise<(MessageRow | ApplicationRow)[]> {
  const lengths = sql.table(`${table}_search_docsize`);
  const last = sql<number>`(select coalesce(max(id), 0) from ${lengths})`;
  return db
    .selectFrom(table)
    .selectAll()
    .where('seq', '>', last)
    .orderBy('seq')
    .limit(readAtOnce)
    .execute();
}

/** A contentless table cannot be queried for a row; the table of row lengths can. */
async function isIndexed(
  db: Transaction<Database>,
  search: SearchTableName,
  seq: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(`${search}_docsize`)} where id = ${seq}
  `.execute(db);
  return rows.length > 0;
}

/** Empties the search tables and the queue of removals. */
export async function emptySearch(db: Transaction<Database>): Promise<void> {
  await db.deleteFrom('search_removals').execute();
  for (const table of tables) {
    const index = sql.table(`${table}_search`);
    await sql`insert into ${index} (${index}) values ('delete-all')`.execute(db);
  }
}
