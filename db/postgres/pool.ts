import pLimit from 'p-limit';
import pg from 'pg';
import { Busy } from '../engine/errors.ts';
import { endsConnection, translated } from './errors.ts';

/** Per process: three replicas and their listeners use less than half of a server's default of a hundred. */
const maxConnections = 10;
/** Key of the advisory lock that each writer holds. Unlikely to collide with other programs in the same database. */
export const writerLock = 7_161_105_020;

const { INT8, NUMERIC } = pg.types.builtins;
/** Type `_int8` of pg_type. */
const INT8_LIST = 1016;

/** Reads 64-bit integers as numbers: ours are times in ms, counts and sums of bytes, below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === INT8 || oid === NUMERIC) return Number;
    // Digits and commas in braces.
    if (oid === INT8_LIST) return (text: string) => JSON.parse(`[${text.slice(1, -1)}]`);
    return pg.types.getTypeParser(oid, format);
  }) as never,
};

/**
 * The values of a statement. PostgreSQL cannot store U+0000, which a program can send: it becomes U+FFFD, as in HTML
 * (WHATWG HTML, 13.2.5).
 */
export function valuesOf(parameters: readonly unknown[]): unknown[] {
  return parameters.map((value) =>
    typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value,
  );
}

/** Time limits of work, in ms: of a statement, and of a write's wait for earlier ones. */
export type Patience = { readonly statementMs: number; readonly waitMs: number };

/** Most statements take a few ms, and a slow one delays others; a sender whose write waits too long should retry. */
const requests: Patience = { statementMs: 10_000, waitMs: 5000 };
/** For a migration, a move and a restore, which block everything in any case. */
export const migrating: Patience = { statementMs: 3_600_000, waitMs: 600_000 };

/**
 * Connection options. The server's own timeouts end slow work: a replica that vanished must not hold the writers' lock.
 */
export function connectionTo(url: string, { statementMs: most, waitMs } = requests) {
  const settings = [
    `statement_timeout=${most}`,
    `lock_timeout=${waitMs}`,
    `idle_in_transaction_session_timeout=${most}`,
    // Lists and searches use covering indexes, on an SSD or in memory.
    'random_page_cost=1.1',
    // Plans leave out what comparing a row with hundreds of words costs: a search with a wrong letter would read all rows.
    'enable_seqscan=off',
    // Queries take milliseconds: starting workers takes longer than they save, and so does compiling.
    ...['max_parallel_workers_per_gather=0', 'jit=off'],
    ...['tcp_keepalives_idle=10', 'tcp_keepalives_interval=5', 'tcp_keepalives_count=3'],
  ];
  return {
    connectionString: url,
    application_name: 'site',
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: 3000,
    // Above the server's own limit: ends the wait on a dead, silent connection.
    query_timeout: most + 2000,
    // Ends it sooner where the limit is an hour.
    ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    types,
  } satisfies pg.ClientConfig;
}

/** Runs work on a connection, exclusively among writers or beside others. */
export type Connections = {
  reading<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  writing<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
};

/**
 * Connections to the server. Each writer holds a lock, so there is one at a time over all replicas, as with SQLite:
 * what a transaction has read stays true until it commits, and rows get their `seq` in commit order, so a reader who
 * has seen one has seen all before it.
 */
export class Pool implements Connections {
  readonly #pool: pg.Pool;
  /** Writers of this process queue here, not on connections that readers need. */
  readonly #writer = pLimit(1);
  readonly #waitMs: number;

  constructor(url: string, patience = requests) {
    this.#waitMs = patience.waitMs;
    this.#pool = new pg.Pool({
      ...connectionTo(url, patience),
      max: maxConnections,
      // A lost connection, which ends after minutes, must not keep the process from ending.
      allowExitOnIdle: true,
    });
    // Without a listener a lost connection would end the process. Its next query reports the cause.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /**
   * Runs work on a connection of its own.
   * @throws an error of `errors.ts` if the server is unreachable or ends the work
   */
  async reading<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    let client: pg.PoolClient | undefined;
    let broken: Error | undefined;
    try {
      client = await this.#pool.connect();
      return await work(client);
    } catch (reason) {
      if (endsConnection(reason)) broken = reason as Error;
      throw translated(reason);
    } finally {
      client?.release(broken);
    }
  }

  /**
   * Runs work in a transaction, exclusively among writers.
   * @throws Busy also when the wait for others was too long
   */
  writing<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const asked = performance.now();
    return this.#writer(() => {
      if (performance.now() - asked > this.#waitMs) throw new Busy('others write for too long');
      return this.reading(async (client) => {
        try {
          // A timeout of the lock comes after `begin`, which is rolled back too.
          await client.query(`begin; select pg_advisory_xact_lock(${writerLock})`);
          const result = await work(client);
          await client.query('commit');
          return result;
        } catch (reason) {
          if (!endsConnection(reason)) await client.query('rollback');
          throw reason;
        }
      });
    });
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
