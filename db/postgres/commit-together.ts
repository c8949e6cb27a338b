import type { ClientBase } from 'pg';
import type { WaitingWrite } from '../engine/shared-commits.ts';
import type { WriteQuery, WriteResult } from '../engine/store.ts';
import { type Pool, valuesOf } from './pool.ts';

/** For `sharedCommits`. If one of the writes fails, the whole commit does: then each is tried alone, for its own result. */
export function commitTogether(pool: Pool): (writes: readonly WaitingWrite[]) => Promise<unknown> {
  const commit = async (writes: readonly WaitingWrite[]) => {
    const results = await pool.writing(async (client) => {
      const all: WriteResult[] = [];
      for (const { query } of writes) all.push(await run(client, query));
      return all;
    });
    for (const [index, { stored }] of writes.entries()) stored(results[index] as WriteResult);
  };
  return (writes) =>
    commit(writes).catch((reason: unknown) => {
      if (writes.length === 1) throw reason;
      return Promise.all(writes.map((one) => commit([one]).catch(one.failed)));
    });
}

async function run(client: ClientBase, { sql, parameters }: WriteQuery): Promise<WriteResult> {
  const isInsert = /^\s*insert/i.test(sql);
  const { rows, rowCount } = await client.query(
    isInsert ? `${sql} returning seq` : sql,
    valuesOf(parameters),
  );
  return { changes: rowCount ?? 0, seq: rows[0]?.seq ?? 0 };
}
