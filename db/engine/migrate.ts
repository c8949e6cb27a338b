import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../schema.ts';

/** The database was written by a newer release: it holds migrations unknown to this one. */
export class NewerDatabase extends Error {}

/**
 * Migrates the schema from any earlier release to the latest.
 * @throws NewerDatabase when the database holds migrations that are not among `migrations`
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  await knownMigrations(db, migrations);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * The names of the applied migrations; empty if no release has written the database.
 * @throws NewerDatabase when one of them is not among `migrations`
 */
export async function knownMigrations(
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  const applied = await appliedMigrations(db);
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (unknown) throw new NewerDatabase(`it holds the change ${unknown}`);
  return applied;
}

const migrationTable = 'kysely_migration';

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === migrationTable)) return [];
  const rows = await db
    .withTables<{ [migrationTable]: { name: string } }>()
    .selectFrom(migrationTable)
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
