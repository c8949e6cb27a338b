import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { first } from '../migrations/index.ts';
import type { Database } from '../schema.ts';

/** The database has the schema of a release that this one cannot read. The message names it. */
export class OtherRelease extends Error {
  /** What the operator can do. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}

/**
 * Migrates the schema from any earlier release since 1.0.0 to the latest.
 * @throws OtherRelease as `knownMigrations`; then nothing is changed
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
 * @throws OtherRelease when one of them is not among `migrations`, or the database is older than 1.0.0
 */
export async function knownMigrations(
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  const applied = await appliedMigrations(db);
  if (applied.length > 0 && !applied.includes(first)) {
    throw new OtherRelease(
      'was written before 1.0.0, and only later ones can be updated',
      'it was left as it is: start the release that wrote it, or begin with an empty one (see DATA_DIR and DATABASE_URL)',
    );
  }
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (unknown) {
    throw new OtherRelease(
      `was written by a newer release (it holds the change ${unknown})`,
      'start that release, or restore a backup',
    );
  }
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
