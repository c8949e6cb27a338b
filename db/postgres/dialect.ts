import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { ClientBase } from 'pg';
import { endsConnection, RolledBack, translated } from './errors.ts';
import { type Connections, valuesOf } from './pool.ts';

/** Kysely on the pool, which allows one writer at a time: a transaction counts as a writer from its begin on. */
export function poolDialect(pool: Connections): Dialect {
  return {
    createDriver: () => poolDriver(pool),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

function poolDriver(pool: Connections): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => new Connection(pool),
    beginTransaction: (connection: Connection) => connection.begin(),
    commitTransaction: (connection: Connection) => connection.end(),
    rollbackTransaction: (connection: Connection) => connection.end(new RolledBack()),
    releaseConnection: async () => {},
    // The owner closes the pool, which is used without Kysely too.
    destroy: async () => {},
  };
}

const writes = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** Takes a connection of the pool on first use. */
class Connection implements DatabaseConnection {
  readonly #pool: Connections;
  #transaction:
    | { readonly client: ClientBase; finish(reason?: unknown): void; readonly ended: Promise<void> }
    | undefined;
  /** Why the transaction's connection must not be reused. */
  #lost: unknown;

  constructor(pool: Connections) {
    this.#pool = pool;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const run = (client: ClientBase) => execute<Row>(client, query);
    if (this.#transaction) return this.#within(this.#transaction.client, run);
    return writes.has(query.query.kind) ? this.#pool.writing(run) : this.#pool.reading(run);
  }

  // biome-ignore lint/correctness/useYield: nothing streams.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('not supported');
  }

  async #within<T>(client: ClientBase, run: (client: ClientBase) => Promise<T>): Promise<T> {
    try {
      return await run(client);
    } catch (reason) {
      if (endsConnection(reason)) this.#lost = reason;
      throw translated(reason);
    }
  }

  begin(): Promise<void> {
    return new Promise((begun, failed) => {
      const ended = this.#pool.writing(
        (client) =>
          new Promise<void>((commit, rollBack) => {
            const finish = (reason?: unknown) => (reason ? rollBack(reason) : commit());
            this.#transaction = { client, finish, ended };
            begun();
          }),
      );
      ended.catch(failed);
    });
  }

  /** Commits, or rolls back for a reason. @throws if the commit failed */
  async end(reason?: RolledBack): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    transaction?.finish(reason && (this.#lost ?? reason));
    await transaction?.ended.catch((thrown: unknown) => {
      // The statement has thrown the cause.
      if (!reason) throw thrown;
    });
  }
}

async function execute<Row>(
  client: ClientBase,
  { sql, parameters }: CompiledQuery,
): Promise<QueryResult<Row>> {
  const { rows, rowCount } = await client.query(sql, valuesOf(parameters));
  return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
}
