import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type CountedTable, createTables } from '../migrations/0001-schema.ts';
import { first, later } from '../migrations/index.ts';

export const migrations: Readonly<Record<string, Migration>> = { [first]: { up }, ...later };

async function up(db: Kysely<never>): Promise<void> {
  await createTables(db, {
    text: 'text',
    bytes: 'blob',
    real: 'real',
    // Explicit, since search entries refer to it: SQLite may renumber implicit ones when a backup is made.
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
 * Contentless (FTS5, `content=''`): stores positions, not the words again. `contentless_delete` removes a row by its
 * number; its words stay in the file until the tables are merged (`purgeWords`). `prefix`: prefixes of one to three
 * letters are found without merging the lists of all matching words.
 */
async function createSearch(db: Kysely<never>): Promise<void> {
  for (const table of ['messages_search', 'applications_search']) {
    await sql`create virtual table ${sql.table(table)} using fts5(
      words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0', prefix = '1 2 3'
    )`.execute(db);
  }
}
