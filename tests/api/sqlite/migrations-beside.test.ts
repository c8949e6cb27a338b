import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrations } from '#db/sqlite/migrations.ts';

const [first = '', ...later] = Object.keys(migrations);

type Column = { readonly isNullable: boolean; readonly hasDefaultValue: boolean };

/** What a migration changes so that the release before it could not write or read any more. */
async function breaksBefore(
  name: string,
  all: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  const db = new Kysely<never>({ dialect: new SqliteDialect({ database: new BetterSqlite3() }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const names = Object.keys(all);
  try {
    const { error } = await migrator.migrateTo(names[names.indexOf(name) - 1] ?? '');
    expect(error).toBeUndefined();
    const before = await columnsOf(db);
    expect((await migrator.migrateTo(name)).error).toBeUndefined();
    const after = await columnsOf(db);
    const tables = new Set([...before.keys()].map(tableOf));
    const gone = [...before].filter(([column, { isNullable }]) => {
      const now = after.get(column);
      return !now || (isNullable && !now.isNullable);
    });
    const demanded = [...after].filter(
      ([column, { isNullable, hasDefaultValue }]) =>
        !before.has(column) && tables.has(tableOf(column)) && !isNullable && !hasDefaultValue,
    );
    return [...gone, ...demanded].map(([column]) => column);
  } finally {
    await db.destroy();
  }
}

async function columnsOf(db: Kysely<never>): Promise<Map<string, Column>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => [`${name}.${column.name}`, column] as const),
    ),
  );
}

function tableOf(column: string): string {
  return column.split('.')[0] ?? '';
}

test.each([
  ['adds a column that may be empty', 'alter table tags add column note text', []],
  ['adds a table', 'create table labels (id text not null)', []],
  ['takes a column away', 'alter table tags drop column colour', ['tags.colour']],
])('a change that %s is judged by what the release before needs', async (_what, change, broken) => {
  const next: Migration = { up: (db) => sql.raw(change).execute(db).then() };
  expect(await breaksBefore('9999-next', { ...migrations, '9999-next': next })).toEqual(broken);
});

test('each change of the schema lets the releases before it use the database, and says so in it', async () => {
  const db = new Kysely<never>({ dialect: new SqliteDialect({ database: new BetterSqlite3() }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const { rows } = await sql<{ name: string }>`
    select name from compatible_changes order by name`.execute(db);
  await db.destroy();
  expect(rows.map(({ name }) => name)).toEqual(later);
});

test('each change of the schema leaves the release before it working, which runs on during an update', async () => {
  expect(first).toBe('0001-schema');
  for (const name of later) {
    expect([name, await breaksBefore(name)]).toEqual([name, []]);
  }
});
