import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { applicationFields } from '#contract/admin/application.ts';
import { messageFields } from '#contract/admin/message.ts';
import { rulesOf } from '#contract/admin/record-fields.ts';
import { waitForStore } from '#db/open.ts';
import { migrations } from '#db/sqlite/migrations.ts';
import { databaseFile, openDatabase } from '#db/sqlite/open.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';
import { inDatabase } from '#tests/support/database/sqlite-database.ts';
import { rowsOf, schemaOf } from '#tests/support/database/stored-rows.ts';

/** Each has the database of a release with some rows, named by its last migration. */
const directory = join(import.meta.dirname, 'released');
const released = globSync(join(directory, '*.sql'))
  .map((file) => basename(file, '.sql'))
  .sort();
const names = Object.keys(migrations);

async function load(version: string, file: string) {
  const sql = await readFile(join(directory, `${version}.sql`), 'utf8');
  const database = new BetterSqlite3(file);
  // Only unsafe mode lets a dump write the shadow tables of a search table.
  database.unsafeMode().exec(sql);
  database.close();
}

async function openOnce(file: string) {
  const store = await openDatabase(file);
  await store.close();
}

let latest: ReturnType<typeof schemaOf> | undefined;

/** The schema of a new database. */
async function latestSchema() {
  if (latest) return latest;
  await using work = await temporaryDirectory();
  const fresh = join(work.path, 'fresh.db');
  await openOnce(fresh);
  latest = schemaOf(fresh);
  return latest;
}

test('later migrations follow those of the releases among the fixtures', () => {
  expect(names.slice(0, released.length)).toEqual(released);
  expect(names).toEqual(names.toSorted());
});

test('every field of a record has a column, and every column a field, except the internal columns', async () => {
  await using work = await temporaryDirectory();
  const file = join(work.path, 'site.db');
  await openOnce(file);
  const columnsOf = (table: string) =>
    inDatabase(file, (database) =>
      database.prepare('select name from pragma_table_info(?)').pluck().all(table),
    );
  const internal = ['seq', 'idempotency_hash', 'bytes', 'released'];
  const ofFields = (fields: object) => rulesOf(fields).map(([, { column }]) => column);
  expect(columnsOf('messages').toSorted()).toEqual(
    [...ofFields(messageFields), ...internal, 'content_hash'].sort(),
  );
  expect(columnsOf('applications').toSorted()).toEqual(
    [
      ...[...ofFields(applicationFields), ...internal],
      // The interview is one field of several columns.
      ...['interview_at', 'interview_minutes', 'interview_place', 'interview_cancelled'],
      ...['interview_uid', 'interview_sequence', 'interview_changed_at'],
    ].sort(),
  );
});

test.each(released)(
  'a database of %s keeps its rows and gets the latest schema, and opening it again changes nothing',
  async (version) => {
    await using work = await temporaryDirectory();
    const old = join(work.path, 'old.db');
    await load(version, old);
    const before = rowsOf(old);
    expect(Object.values(before).flat().length).toBeGreaterThan(0);
    await openOnce(old);
    const once = await readFile(old);
    expect(schemaOf(old)).toEqual(await latestSchema());
    const after = rowsOf(old);
    for (const [table, rows] of Object.entries(before)) {
      // The search tables are rebuilt from the rows, each later change is listed, and sessions end.
      if (/search|compatible_changes|^sessions$/.test(table)) continue;
      expect(after[table]).toMatchObject(rows);
    }
    await openOnce(old);
    expect((await readFile(old)).equals(once)).toBe(true);
  },
);

test.each(released)(
  'the migrations up to %s still produce the released schema',
  async (version) => {
    await using work = await temporaryDirectory();
    const [old, remade] = [join(work.path, 'old.db'), join(work.path, 'remade.db')];
    await load(version, old);
    const db = new Kysely<never>({
      dialect: new SqliteDialect({ database: new BetterSqlite3(remade) }),
    });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo(version);
    await db.destroy();
    expect(error).toBeUndefined();
    expect(schemaOf(remade)).toEqual(schemaOf(old));
  },
);

test('a migration that ends in the middle leaves nothing, and the next start completes it', async () => {
  await using work = await temporaryDirectory();
  const file = join(work.path, 'site.db');
  // The first migration creates this one after others.
  new BetterSqlite3(file).exec('create table files (key text)').close();
  await expect(openDatabase(file)).rejects.toThrow(/cannot be opened/);
  const tables = schemaOf(file).map(({ tbl_name }) => tbl_name);
  // The list of what was applied is empty.
  expect(tables.filter((name) => !name.startsWith('kysely'))).toEqual(['files']);
  inDatabase(file, (database) => database.exec('drop table files'));
  await openOnce(file);
  expect(schemaOf(file)).toEqual(await latestSchema());
});

test('of several starts at once on a new database one makes the tables, and the others wait', async () => {
  await using work = await temporaryDirectory();
  const place = { dataDir: work.path };
  const stores = await Promise.all([1, 2, 3].map(() => waitForStore(place, () => undefined)));
  for (const store of stores) await store.close();
  expect(schemaOf(join(work.path, databaseFile))).toEqual(await latestSchema());
});
