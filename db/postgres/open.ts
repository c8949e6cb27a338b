import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely';
import { erasedDataPurger } from '../engine/erased-data-purger.ts';
import { DatabaseUnusable } from '../engine/errors.ts';
import { migrate, type Opening, OtherRelease } from '../engine/migrate.ts';
import { sharedCommits } from '../engine/shared-commits.ts';
import type { Store } from '../engine/store.ts';
import { renewIfRulesChanged } from '../queries/search-words.ts';
import type { Database, Db } from '../schema.ts';
import { commitTogether } from './commit-together.ts';
import { poolDialect } from './dialect.ts';
import { stateOf } from './errors.ts';
import { migrations as ownMigrations } from './migrations.ts';
import { migrating, type Patience, Pool } from './pool.ts';
import { purging, removeDeadRows, rewriteAtNight } from './purge.ts';
import { joinReplicas, sharedValues } from './replicas.ts';
import { wordSearch } from './search/index.ts';
import { emptySearch } from './search/index-tables.ts';

const minVersion = 17;
/** Between two attempts to remove dead rows while a backup reads them, in ms. */
const purgeAgainMs = 10_000;

/**
 * Opens a PostgreSQL database, and migrates its schema to the latest. Of several processes that start at once, one
 * migrates while the others wait.
 * @param url `postgres://user:password@host:5432/name`
 * @param patience limits of a statement, by default those of a request
 * @throws DatabaseUnusable when it is unreachable, too old, or written by a newer release or before 1.0.0
 */
export async function openPostgres(
  url: string,
  patience?: Patience,
  opening: Opening = {},
): Promise<Store> {
  let newerChanges: Store['newerChanges'];
  try {
    newerChanges = await prepare(url, opening);
  } catch (reason) {
    throw new DatabaseUnusable(explain(url, reason), { cause: reason });
  }
  const pool = new Pool(url, patience);
  const db = databaseOf(pool);
  const replicas = await joinReplicas(url, pool);
  const commits = sharedCommits(commitTogether(pool));
  const vacuums = new Pool(url, purging);
  const purger = erasedDataPurger(() => removeDeadRows(vacuums), purgeAgainMs);
  const rewriter = rewriteAtNight(vacuums, replicas);
  const close = async () => {
    purger.close();
    clearInterval(rewriter);
    await commits.settled();
    await replicas.close();
    await db.destroy();
    await pool.close();
    await vacuums.close();
  };
  return {
    ...{ db, replicas },
    search: wordSearch(db),
    schema: Object.keys(opening.migrations ?? ownMigrations).at(-1) ?? '',
    newerChanges,
    write: commits.write,
    async bytes() {
      const { rows } = await sql<{ bytes: number }>`
        select pg_database_size(current_database()) as bytes`.execute(db);
      return rows[0]?.bytes ?? 0;
    },
    async afterCopy(transaction) {
      for (const table of ['messages', 'applications']) {
        await sql`select setval(pg_get_serial_sequence(${table}, 'seq'), greatest(max(seq), 1), count(*) > 0)
          from ${sql.table(table)}`.execute(transaction);
      }
      // Without it, the planner expects only a few rows.
      await sql`analyze`.execute(transaction);
    },
    purgeErased: purger.run,
    close,
    [Symbol.asyncDispose]: close,
  };
}

function databaseOf(pool: Pool): Db {
  return new Kysely<Database>({
    dialect: poolDialect(pool),
    // `in ()` is an error in PostgreSQL, but not in SQLite.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

async function prepare(url: string, { migrations = ownMigrations, start }: Opening) {
  const pool = new Pool(url, migrating);
  const db = databaseOf(pool);
  try {
    const { rows } = await sql<{ version: number; encoding: string }>`
      select current_setting('server_version_num')::int / 10000 as version,
        current_setting('server_encoding') as encoding`.execute(db);
    const { version = 0, encoding } = rows[0] ?? {};
    if (version < minVersion) throw new Unsuitable(`it is PostgreSQL ${version}`);
    if (encoding !== 'UTF8') throw new Unsuitable(`its encoding is ${encoding}`);
    const newerChanges = await migrate(db, migrations, {
      start,
      shared: sharedValues(pool),
      alone: (work) => alone(pool, work),
    });
    await renewIfRulesChanged(db, emptySearch);
    return newerChanges;
  } finally {
    await db.destroy();
    await pool.close();
  }
}

/** Held by a start of the service that backs up and migrates. Not the writers' lock: other releases go on. */
const startLock = 7_161_105_021;

/** Runs work while no other process does, on any machine. */
function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  return pool.reading(async (client) => {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [startLock]);
    }
  });
}

class Unsuitable extends Error {}

function explain(url: string, reason: unknown): string {
  const database = `the database ${nameOf(url)}`;
  const { message } = reason as Error;
  if (reason instanceof OtherRelease) return `${database} ${message}; ${reason.advice}`;
  if (reason instanceof Unsuitable) {
    return `${database} cannot be used: ${message}, and the site needs PostgreSQL ${minVersion} or newer with UTF8`;
  }
  return `${database} cannot be opened (${whyOf(reason)}); see DATABASE_URL`;
}

/** The server's code and message, such as for a wrong password, or the system's code; also of a translated error. */
function whyOf(reason: unknown): string {
  const { code, message, cause } = reason as NodeJS.ErrnoException;
  const state = stateOf(reason);
  if (state) return `${state}: ${message}`;
  return code || (cause ? whyOf(cause) : message);
}

function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
