import { Kysely } from 'kysely';
import pg from 'pg';
import { schemaOf } from '../engine/migrate.ts';
import type { Store } from '../engine/store.ts';
import type { Database } from '../schema.ts';
import { poolDialect } from './dialect.ts';
import { translated } from './errors.ts';
import { migrations } from './migrations.ts';
import { connectionTo, migrating } from './pool.ts';

/** Limit of a statement, in ms: it reads some hundred rows. */
const queryMs = 60_000;

/** A consistent view of the database, read while others write. */
export type Snapshot = Pick<Store, 'db' | 'schema'> & AsyncDisposable;

/** @throws Busy if the server is not reached */
async function connect(client: pg.Client): Promise<void> {
  await client.connect().catch((reason: unknown) => Promise.reject(translated(reason)));
}

/** @throws OtherRelease, Busy */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ ...connectionTo(url, migrating), query_timeout: queryMs });
  client.on('error', () => undefined);
  await connect(client);
  const close = async () => {
    await client.end().catch(() => undefined);
  };
  try {
    await client.query('begin isolation level repeatable read, read only');
    const db = new Kysely<Database>({
      dialect: poolDialect({
        reading: (work) => work(client),
        writing: () => Promise.reject(new Error('a snapshot is only read')),
      }),
    });
    const schema = (await schemaOf(db, migrations)).applied.at(-1) ?? '';
    return { db, schema, [Symbol.asyncDispose]: close };
  } catch (reason) {
    await close();
    throw reason;
  }
}

/** Message for the operator when `isInUse`. */
export const usedPostgres = 'the database is in use: stop every API first';

/** Whether a service has the database open. */
export async function isInUse(url: string): Promise<boolean> {
  const { application_name: name, ...connection } = connectionTo(url);
  const client = new pg.Client({ ...connection, application_name: `${name}, by hand` });
  try {
    await connect(client);
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
      [name],
    );
    return rows.length > 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
