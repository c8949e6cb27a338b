import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { applicationFields } from '#contract/admin/application.ts';
import { messageFields } from '#contract/admin/message.ts';
import { rulesOf } from '#contract/admin/record-fields.ts';
import { migrations } from '#db/migrations/index.ts';
import { waitForStore } from '#db/open.ts';
import { databaseFile, openDatabase } from '#db/sqlite/open.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';
import { inDatabase } from '#tests/support/database/sqlite-database.ts';
import { type Row, rowsOf, schemaOf } from '#tests/support/database/stored-rows.ts';

/** Each has the database of a release with some rows, named by its last migration. */
const directory = join(import.meta.dirname, 'released');
const released = (await readdir(directory)).map((file) => basename(file, '.sql')).sort();
const names = Object.keys(migrations);

async function load(version: string, file: string) {
  const sql = await readFile(join(directory, `${version}.sql`), 'utf8');
  const database = new BetterSqlite3(file);
  // Only unsafe mode lets a dump write the shadow tables of a search table.
  database.unsafeMode().exec(sql);
  database.close();
}

/**
 * Without what 0006 takes out of the database, since every backup would hold it, and what 0015 moves to a table of its
 * own.
 */
function stillThere({ session_secret, subject_id, ...row }: Row, table: string): Row {
  return table === 'audit' ? row : { ...row, ...(subject_id !== undefined && { subject_id }) };
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

test('each migration but the newest has the database of its release among the fixtures', () => {
  expect([names, names.slice(0, -1)]).toContainEqual(released);
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
  const ofFields = (fields: object) => rulesOf(fields).map(([, { column }]) => column);
  expect(columnsOf('messages').toSorted()).toEqual(
    [...ofFields(messageFields), 'seq', 'idempotency_hash', 'released'].sort(),
  );
  expect(columnsOf('applications').toSorted()).toEqual(
    [
      ...[...ofFields(applicationFields), 'seq', 'idempotency_hash', 'released'],
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
      // The search tables are rebuilt from the rows.
      if (table.includes('search')) continue;
      expect(after[table]).toMatchObject(rows.map((row) => stillThere(row, table)));
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

test('the first databases of 0022, which had no table of files, get it', async () => {
  await using work = await temporaryDirectory();
  const [old, fresh] = [join(work.path, 'old.db'), join(work.path, 'fresh.db')];
  await load('0022-content', old);
  inDatabase(old, (database) => database.exec('drop table files'));
  await openOnce(old);
  await openOnce(fresh);
  expect(schemaOf(old)).toEqual(schemaOf(fresh));
});

test('a migration that ends in the middle leaves nothing, and the next start completes it', async () => {
  await using work = await temporaryDirectory();
  const old = join(work.path, 'old.db');
  await load('0021-replies', old);
  // 0022 makes it after others.
  inDatabase(old, (database) => database.exec('create table pictures (key text)'));
  const before = schemaOf(old);
  await expect(openDatabase(old)).rejects.toThrow(/cannot be opened/);
  expect(schemaOf(old)).toEqual(before);
  inDatabase(old, (database) => database.exec('drop table pictures'));
  await openOnce(old);
  expect(schemaOf(old)).toEqual(await latestSchema());
});

test('of several starts at once on a new database one makes the tables, and the others wait', async () => {
  await using work = await temporaryDirectory();
  const place = { dataDir: work.path };
  const stores = await Promise.all([1, 2, 3].map(() => waitForStore(place, () => undefined)));
  for (const store of stores) await store.close();
  expect(schemaOf(join(work.path, databaseFile))).toEqual(await latestSchema());
});

test('spam of earlier releases counts as seen from when an admin marked it, and as unseen if a rule flagged it', async () => {
  await using work = await temporaryDirectory();
  const file = join(work.path, 'old.db');
  await load('0011-people', file);
  inDatabase(file, (database) =>
    database.exec(
      `update messages set status = 'spam' where spam_reason is null and status_since is not null;
       update applications set spam_reason = 'trap'`,
    ),
  );
  await openOnce(file);
  const { messages = [], applications = [] } = rowsOf(file);
  expect(messages.map(({ full_name, seen_at }) => [full_name, seen_at])).toEqual([
    ['Ada Yılmaz', null],
    ['Eve', null],
    ['Ömer Şahin', 1760000500000],
    ['Deniz Ak', null],
  ]);
  expect(applications.map(({ seen_at }) => seen_at)).toEqual([null]);
});

test('a reply of earlier releases counts as one by e-mail, at its time', async () => {
  await using work = await temporaryDirectory();
  const file = join(work.path, 'old.db');
  await load('0014-names', file);
  await openOnce(file);
  const { messages = [] } = rowsOf(file);
  const answers = messages.map(({ replied_at, replied_by }) => [replied_at, replied_by]);
  expect(answers.filter(([at]) => at !== null)).toEqual([[1760000400000, 'email']]);
  expect(answers.filter(([at, by]) => at === null && by !== null)).toEqual([]);
});

test('an earlier application keeps its pool consent if its complete audit trail shows no change of it', async () => {
  await using work = await temporaryDirectory();
  const file = join(work.path, 'old.db');
  await load('0012-seen-spam', file);
  inDatabase(file, (database) => {
    database.exec('delete from cvs; delete from applications; delete from audit');
    const add = database.prepare(
      `insert into applications (id, created_at, stage, stage_since, version, full_name, email, phone, experience,
         about, talent_pool, language, notice_version)
       values (?, 5, 'new', 5, ?, 'Ada', 'a@gokhat.example', '+905321234560', '1-3', 'a', ?, 'tr', 1)`,
    );
    const line = database.prepare(
      `insert into audit values (lower(hex(randomblob(16))), 6, 'applicationChanged', null, null, ?, ?)`,
    );
    add.run('unchanged', 1, 1);
    add.run('unchanged, without', 1, 0);
    add.run('rated', 2, 1);
    line.run('rated', '{"rating":"4"}');
    add.run('removed and added again', 3, 1);
    line.run('removed and added again', '{"talentPool":"off"}');
    line.run('removed and added again', '{"talentPool":"on"}');
    add.run('audit trail missing', 3, 1);
    line.run('audit trail missing', '{"rating":"4"}');
  });
  await openOnce(file);
  const { applications = [] } = rowsOf(file);
  expect(applications.map(({ id, pool_consent_at: at }) => [id, at])).toEqual([
    ['unchanged', 5],
    ['unchanged, without', null],
    ['rated', 5],
    ['removed and added again', null],
    ['audit trail missing', null],
  ]);
});

test('each entry of the audit trail still names its record, and a consent whose label was taken off counts as withdrawn from then', async () => {
  await using work = await temporaryDirectory();
  const file = join(work.path, 'old.db');
  await load('0014-names', file);
  inDatabase(file, (database) => {
    database.exec('delete from cvs; delete from applications; delete from audit');
    const add = database.prepare(
      `insert into applications (id, created_at, stage, stage_since, full_name, email, phone, experience, about,
         talent_pool, pool_consent_at, language, notice_version)
       values (?, 5, 'new', 5, 'Ada', 'a@gokhat.example', '+905321234560', '1-3', 'a', ?, ?, 'tr', 1)`,
    );
    const line = database.prepare('insert into audit values (?, ?, ?, null, null, ?, ?)');
    add.run('consented', 1, 5);
    add.run('taken off, and again', 0, 5);
    add.run('labelled alone', 1, null);
    add.run('neither', 0, null);
    add.run('taken off long ago', 0, 5);
    line.run('a', 6, 'applicationChanged', 'taken off, and again', '{"talentPool":"off"}');
    line.run('b', 7, 'applicationChanged', 'taken off, and again', '{"talentPool":"on"}');
    line.run('c', 8, 'applicationChanged', 'taken off, and again', '{"talentPool":"off"}');
    line.run('d', 9, 'loggedIn', null, '{}');
  });
  const before = Date.now();
  await openOnce(file);
  const { applications = [], audit_subjects } = rowsOf(file);
  const withdrawn = new Map(applications.map(({ id, pool_withdrawn_at: at }) => [id, at]));
  expect(Number(withdrawn.get('taken off long ago'))).toBeGreaterThanOrEqual(before);
  withdrawn.delete('taken off long ago');
  expect([...withdrawn]).toEqual([
    ['consented', null],
    ['taken off, and again', 8],
    ['labelled alone', null],
    ['neither', null],
  ]);
  expect(
    applications.every((row) => row.pool_consent_at === null || row.pool_consent_at === 5),
  ).toBe(true);
  expect(audit_subjects).toEqual(
    ['a', 'b', 'c'].map((audit_id) => ({ audit_id, subject_id: 'taken off, and again' })),
  );
});
