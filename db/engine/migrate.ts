import { type Migration, Migrator } from 'kysely/migration';
import { first } from '../migrations/index.ts';
import type { Db } from '../schema.ts';
import type { Replicas } from './replicas.ts';

/** The database is of another release, and was left as it is. The message says why. */
export class OtherRelease extends Error {
  /** What the operator can do. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}

/** All changes of an engine's schema, in order. */
export type Migrations = Readonly<Record<string, Migration>>;

/** A change of a newer release that lets this one use the database. */
export type NewerChange = {
  /** Of its migration. */
  readonly name: string;
  /** What this release cannot show, in a sentence; may be empty. */
  readonly hides: string;
};

/** A start of the service, which backs a database up before it migrates it. */
export type ServiceStart = {
  /** Names the release that starts. */
  readonly release: string;
  /**
   * Makes a backup while other processes may write.
   * @param from the release that started last
   * @param shared what replicas share, if the engine has any
   * @throws OtherRelease when none can be made
   */
  backUp(from: string, shared: SharedValues | undefined): Promise<void>;
};

export type SharedValues = Pick<Replicas, 'getShared' | 'setShared'>;

/** How a database is opened. */
export type Opening = {
  /** By default those of this release. */
  readonly migrations?: Migrations | undefined;
  /** Only of the service: other programs migrate a database without a backup. */
  readonly start?: ServiceStart | undefined;
};

type Process = {
  readonly start: ServiceStart | undefined;
  readonly shared?: SharedValues;
  /** Runs work while no other start of the service does; both may run on other machines. */
  alone(work: () => Promise<void>): Promise<void>;
};

/**
 * Migrates the schema from any earlier release since 1.0.0 to the latest. A later schema is used as it is, if its
 * migrations allow that.
 * @returns the changes of newer releases
 * @throws OtherRelease as `schemaOf`, or when no backup can be made before; then nothing is changed
 */
export async function migrate(db: Db, migrations: Migrations, { start, shared, alone }: Process) {
  const { applied, newer, isComplete } = await schemaOf(db, migrations);
  if (!isComplete && (applied.length === 0 || !start)) await migrateToLatest(db, migrations);
  if (!isComplete && applied.length > 0 && start) {
    await alone(async () => {
      // Another start may have migrated it meanwhile.
      if ((await schemaOf(db, migrations)).isComplete) return;
      await start.backUp((await startedRelease(db)) ?? firstRelease, shared);
      await migrateToLatest(db, migrations);
    });
  }
  if (start && (await startedRelease(db)) !== start.release) {
    await db
      .insertInto('started_release')
      .values({ id: 1, name: start.release })
      .onConflict((row) => row.column('id').doUpdateSet({ name: start.release }))
      .execute();
  }
  return newer;
}

async function migrateToLatest(db: Db, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

type Schema = {
  /** The names of the applied migrations that this release has; empty if no release has written the database. */
  readonly applied: readonly string[];
  readonly newer: readonly NewerChange[];
  /** Whether no migration is pending. */
  readonly isComplete: boolean;
};

/**
 * Compares a database with the migrations of this release.
 * @throws OtherRelease when a newer release has changed it so that this one cannot use it, or it is older than 1.0.0
 */
export async function schemaOf(db: Db, migrations: Migrations): Promise<Schema> {
  const found = (await hasTable(db, migrationTable)) ? await appliedMigrations(db) : [];
  if (found.length > 0 && !found.includes(first)) {
    throw new OtherRelease(
      'was written before 1.0.0, and only later ones can be updated',
      'it was left as it is: start the release that wrote it, or begin with an empty one (see DATA_DIR and DATABASE_URL)',
    );
  }
  const unknown = found.filter((name) => !Object.hasOwn(migrations, name));
  const applied = found.filter((name) => !unknown.includes(name));
  const isComplete = Object.keys(migrations).every((name) => applied.includes(name));
  const changes = db.selectFrom('compatible_changes').selectAll().where('name', 'in', unknown);
  const newer = unknown.length > 0 && isComplete ? await changes.execute() : [];
  const refused = unknown.find((name) => !newer.some((change) => change.name === name));
  if (refused) {
    throw new OtherRelease(
      `was written by a newer release (it holds the change ${refused})`,
      'start that release, or restore a backup',
    );
  }
  return { applied, newer, isComplete };
}

const migrationTable = 'kysely_migration';
/** It recorded no name, unlike all later ones. */
const firstRelease = '1.0.0';

async function hasTable(db: Db, table: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === table);
}

async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await db
    .withTables<{ [migrationTable]: { name: string } }>()
    .selectFrom(migrationTable)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** The release that started last on a database; undefined if it recorded no name. */
async function startedRelease(db: Db): Promise<string | undefined> {
  if (!(await hasTable(db, 'started_release'))) return undefined;
  const row = await db.selectFrom('started_release').select('name').executeTakeFirst();
  return row?.name;
}
