import { type Kysely, sql, type Transaction } from 'kysely';
import type { ApplicationRow, Database, MessageRow } from '../schema.ts';
import { timeBudget } from '../turns.ts';
import type { SearchTableName } from './search.ts';
import { replacePageKeys } from './search-keys.ts';
import { applicationWords, messageWords, searchRules } from './search-words.ts';

/** What the search tables lack: words may have to leave them still, or rows are not in them yet. */
export type SearchBacklog = 'removals' | 'rows' | 'none';

type Indexed = {
  readonly search: SearchTableName;
  readonly table: 'messages' | 'applications';
  wordsOf(row: MessageRow | ApplicationRow): string[];
};

const messages: Indexed = {
  search: 'messages_search',
  table: 'messages',
  wordsOf: (row) => messageWords(row as MessageRow),
};
const applications: Indexed = {
  search: 'applications_search',
  table: 'applications',
  wordsOf: (row) => applicationWords(row as ApplicationRow),
};

/** What follows a step, as it is committed, takes about as long again. */
const stepMs = 3;
/** Rows read at once to be indexed. */
const readAtOnce = 20;
/** Words removed at once: each costs the search for its place and a page. */
const removedAtOnce = 5;

/** Before a message is changed or erased: what it was found by leaves the search table, see `bringUpToDate`. */
export function unindexMessage(db: Transaction<Database>, row: MessageRow): Promise<void> {
  return queueRemoval(db, messages, row);
}

/** The same before an application is. */
export function unindexApplication(db: Transaction<Database>, row: ApplicationRow): Promise<void> {
  return queueRemoval(db, applications, row);
}

/**
 * Removing the words of a long text takes longer than others should wait, so they are noted here, in the same
 * transaction as the change, and removed piece by piece. Where some are noted already the row's present words are
 * not in the table yet.
 */
async function queueRemoval(
  db: Transaction<Database>,
  { search, wordsOf }: Indexed,
  row: MessageRow | ApplicationRow,
): Promise<void> {
  if (!(await isIndexed(db, search, row.seq))) return;
  const words = [...new Set(wordsOf(row))].join(' ');
  await db
    .insertInto('search_removals')
    .values({ search_table: search, seq: row.seq, words })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes a step towards search tables that hold what the rows say: removes words of erased and changed rows first,
 * then adds rows, the oldest first. Nothing is indexed as it is stored: a visitor would wait for it.
 * @param budgetMs how long the step may take, in ms; a single row at its bounds takes about as long
 * @returns what is left to do
 */
export function bringUpToDate(db: Kysely<Database>, budgetMs = stepMs): Promise<SearchBacklog> {
  const budget = timeBudget(budgetMs);
  return db.transaction().execute(async (transaction) => {
    while (await removeSome(transaction)) if (budget.isSpent()) return 'removals';
    for (const indexed of [messages, applications]) {
      for (;;) {
        const rows = await rowsBeyond(transaction, indexed);
        if (rows.length === 0) break;
        for (const row of rows) {
          await addWords(transaction, indexed, row);
          if (budget.isSpent()) return 'rows';
        }
      }
    }
    return 'none';
  });
}

/** Removes some words of one row, and then indexes that row anew if it is there. False where nothing was to do. */
async function removeSome(db: Transaction<Database>): Promise<boolean> {
  const removal = await db.selectFrom('search_removals').selectAll().limit(1).executeTakeFirst();
  if (!removal) return false;
  const { search_table: search, seq, words } = removal;
  const all = words.split(' ');
  const now = all.slice(0, removedAtOnce);
  const left = all.slice(removedAtOnce).join(' ');
  const table = sql.table(search);
  await sql`insert into ${table} (${table}, rowid, words)
    values ('delete', ${seq}, ${now.join(' ')})`.execute(db);
  await replacePageKeys(db, search, now);
  const queued = { search_table: search, seq };
  if (left) {
    // FTS5 counts its rows: it takes each such command for the end of one.
    await sql`insert into ${table} (rowid, words) values (${seq}, '')`.execute(db);
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
  const indexed = search === 'messages_search' ? messages : applications;
  const row = await db
    .selectFrom(indexed.table)
    .selectAll()
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (row) await addWords(db, indexed, row);
  return true;
}

async function addWords(
  db: Transaction<Database>,
  { search, wordsOf }: Indexed,
  row: MessageRow | ApplicationRow,
): Promise<void> {
  const words = wordsOf(row).join(' ');
  await db.insertInto(search).values({ rowid: row.seq, words }).execute();
}

/** The next rows that are not indexed. They are indexed in order, so all beyond the last one. */
function rowsBeyond(
  db: Transaction<Database>,
  { search, table }: Indexed,
): Promise<(MessageRow | ApplicationRow)[]> {
  const last = sql<number>`(select coalesce(max(id), 0) from ${sql.table(`${search}_docsize`)})`;
  return db
    .selectFrom(table)
    .selectAll()
    .where('seq', '>', last)
    .orderBy('seq')
    .limit(readAtOnce)
    .execute();
}

/** A contentless table is asked for a row by what FTS5 keeps of its length. */
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

/** Empties the search tables where other rules made their words, so that all rows are indexed anew. */
export async function renewIfRulesChanged(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('search_rules').selectAll().executeTakeFirst();
    if (row?.rules === searchRules) return;
    await emptySearch(transaction);
    await transaction.replaceInto('search_rules').values({ id: 1, rules: searchRules }).execute();
  });
}

/** Takes everything out of the search tables. */
export async function emptySearch(db: Transaction<Database>): Promise<void> {
  await db.deleteFrom('search_removals').execute();
  for (const { search } of [messages, applications]) {
    const table = sql.table(search);
    await sql`insert into ${table} (${table}) values ('delete-all')`.execute(db);
  }
}
