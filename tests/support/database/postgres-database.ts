import pg from 'pg';
import { writerLock } from '#db/postgres/pool.ts';
import { onServer } from './postgres-server.ts';
import { queriesOf, type Statements, type TestDatabase } from './test-database.ts';

/**
 * A statement with PostgreSQL's numbered placeholders in place of `?`. Those in literals, in quoted names and in
 * comments stay.
 */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\?/g, (found) => {
    if (found !== '?') return found;
    count += 1;
    return `$${count}`;
  });
}

const { INT8, NUMERIC } = pg.types.builtins;
for (const type of [INT8, NUMERIC]) pg.types.setTypeParser(type, Number);

/** As the API does: one writer at a time. */
const begin = `begin; select pg_advisory_xact_lock(${writerLock})`;

export function postgresDatabase(url: string): TestDatabase {
  const statements: Statements = {
    all: (...statement) => onServer(url, (client) => on(client).all(...statement)),
    run: (...statement) =>
      onServer(url, async (client) => {
        await client.query(begin);
        const changed = await on(client).run(...statement);
        await client.query('commit');
        return changed;
      }),
  };
  return {
    ...queriesOf(statements),
    transaction: (work, { foreignKeys = true } = {}) =>
      onServer(url, async (client) => {
        const role = foreignKeys ? 'origin' : 'replica';
        await client.query(`${begin}; set local session_replication_role = ${role}`);
        const result = await work(queriesOf(on(client)));
        await client.query('commit');
        return result;
      }),
    async refuse(write, table, when = '1 = 1') {
      const name = `refused_${write}_${table}`;
      await onServer(url, (client) =>
        client.query(`
          create function ${name}() returns trigger language plpgsql as
            $$ begin raise exception 'refused by a test'; end $$;
          create trigger ${name} before ${write} on ${table} for each row when (${when}) execute function ${name}()`),
      );
      return async () => {
        await statements.run(`drop function ${name} cascade`);
      };
    },
  };
}

function on(client: pg.Client): Statements {
  return {
    all: async (sql, ...values) => (await client.query(numbered(sql), [...values])).rows,
    run: async (sql, ...values) => (await client.query(numbered(sql), [...values])).rowCount ?? 0,
  };
}
