import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrations } from '#db/migrations/index.ts';

/** Since this one, updates are without a gap: a release runs on while the next one has migrated the database. */
const lastAlone = '0022-content';
const names = Object.keys(migrations);

type Column = { readonly isNullable: boolean; readonly hasDefaultValue: boolean };

/** What a migration changes so that the release before it could not write or read any more. */
async function breaksBefore(name: string): Promise<string[]> {
  const db = new Kysely<never>({ dialect: new SqliteDialect({ database: new BetterSqlite3() }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  try {
    const { error } = await migrator.migrateTo(names[names.indexOf(name) - 1] ?? '');
    expect(error).toBeUndefined();
    const before = await columnsOf(db);
    await migrator.migrateTo(name);
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

test('a change that the release before could not live with is found', async () => {
  expect(await breaksBefore('0014-names')).toEqual([]);
  expect(await breaksBefore('0015-withdrawals-and-subjects')).toEqual(['audit.subject_id']);
});

test('each change of the schema leaves the release before it working, which runs on during an update', async () => {
  for (const name of names.filter((one) => one > lastAlone)) {
    expect([name, await breaksBefore(name)]).toEqual([name, []]);
  }
});
