import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type CountedTable, createTables, run } from '../migrations/0001-schema.ts';
import { first, later } from '../migrations/index.ts';

/** All changes of the schema, in order. */
export const migrations: Readonly<Record<string, Migration>> = { [first]: { up }, ...later };

async function up(db: Kysely<never>): Promise<void> {
  await createTables(db, {
    text: 'text',
    bytes: 'blob',
    real: 'real',
    // Explicit, since search entries have it too: SQLite may renumber implicit ones when a backup is made.
    rowNumber: 'integer primary key not null',
    withSeq: '',
    counting,
  });
  await createSearch(db);
}

const counting = ({ table, kind, spamColumn, isSpam }: CountedTable) => `
create trigger count_${table} after insert on ${table} begin
  update stored_bytes set bytes = bytes + new.bytes, spam_bytes = spam_bytes + iif(${isSpam('new')}, new.bytes, 0)
    where kind = '${kind}';
end

create trigger discount_${table} after delete on ${table} begin
  update stored_bytes set bytes = bytes - old.bytes, spam_bytes = spam_bytes - iif(${isSpam('old')}, old.bytes, 0)
    where kind = '${kind}';
end

create trigger recount_${table} after update of ${spamColumn} on ${table}
  when (${isSpam('old')}) <> (${isSpam('new')}) begin
  update stored_bytes set spam_bytes = spam_bytes + iif(${isSpam('new')}, new.bytes, -new.bytes)
    where kind = '${kind}';
end`;

/**
 * Contentless (FTS5, `content=''`): stores positions, not the words again. Removing a row's words requires naming
 * them; `contentless_delete` would not, but leaves them in the file. `prefix`: prefixes of one to three letters are
 * found without merging the lists of all matching words. `secure-delete` removes an erased entry's words from the file
 * at once; otherwise they stay until a later merge. `pgsz`: each removed word rewrites a page, so small pages make
 * removal cheap.
 */
async function createSearch(db: Kysely<never>): Promise<void> {
  for (const table of ['messages_search', 'applications_search']) {
    const name = sql.table(table);
    await sql`create virtual table ${name} using fts5(
      words, content = '', tokenize = 'unicode61 remove_diacritics 0', prefix = '1 2 3', detail = full
    )`.execute(db);
    await sql`insert into ${name} (${name}, rank) values ('secure-delete', 1)`.execute(db);
    await sql`insert into ${name} (${name}, rank) values ('pgsz', 1000)`.execute(db);
  }
  // Words of erased or changed rows, still to be removed from a search table.
  await run(
    db,
    `create table search_removals (
      search_table text not null,
      seq integer not null,
      words text not null,
      primary key (search_table, seq)
    )`,
  );
}
