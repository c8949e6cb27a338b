import type { Replicas } from '../engine/replicas.ts';
import type { Patience, Pool } from './pool.ts';

/** VACUUM may read a large table. Its wait for a lock is short, in ms: other statements queue behind it. */
export const purging: Patience = { statementMs: 600_000, waitMs: 1000 };
/** The largest table that is rewritten: the default quotas allow less. Meanwhile nothing else can use the table. */
const maxRewrittenBytes = 3 * 2 ** 30;
/** That of search words, whose index is slow to build: 25,000 messages. */
const maxSearchBytes = 64 * 2 ** 20;
const rewriteEveryMs = 10 * 60_000;
/** Hour of UTC: rows are rewritten from 03:00 to 06:00 in Turkey. */
const nightEnds = 3;
const rewritten = 'rewritten tables';

/** Tables that may hold personal text: unlogged ones do not (replicas.ts). */
const ownTables = `pg_class where relnamespace = current_schema()::regnamespace
  and relkind = 'r' and relpersistence = 'p' and relname <> 'stored_bytes'`;

/**
 * Removes dead rows from every table and its indexes.
 * @returns whether none is left: the server retains those that another reader may still see
 */
export function removeDeadRows(pool: Pool): Promise<boolean> {
  return pool.reading(async (client) => {
    const tables = await client.query(`select string_agg(relname, ',') as names from ${ownTables}`);
    // By default the server leaves the index entries of a few rows.
    await client.query(`vacuum (skip_locked, index_cleanup on) ${tables.rows[0].names}`);
    const { rows } = await client.query(
      `select coalesce(sum(pg_stat_get_dead_tuples(oid)), 0) as dead from ${ownTables}`,
    );
    return rows[0].dead === 0;
  });
}

/**
 * Rewrites at night the tables that rows were erased from: until then their bytes stay in the free space of pages.
 * Backups and archives of the server's log are the operator's.
 */
export function rewriteAtNight(pool: Pool, replicas: Replicas): NodeJS.Timeout {
  const rewrite = () => replicas.alone('rewrite', () => rewriteErased(pool, replicas));
  return setInterval(() => {
    // What is locked or fails is tried again.
    if (new Date().getUTCHours() < nightEnds) rewrite().catch(() => undefined);
  }, rewriteEveryMs).unref();
}

/** Compares each table's number of erased rows with that at its last rewriting. */
async function rewriteErased(pool: Pool, replicas: Replicas): Promise<void> {
  // Dead rows would be copied.
  if (!(await removeDeadRows(pool))) return;
  const before = JSON.parse((await replicas.getShared(rewritten))?.value ?? '{}');
  await pool.reading(async (client) => {
    const { rows } = await client.query(
      `select relname as name, pg_stat_get_tuples_deleted(oid) as erased from ${ownTables}
       and pg_total_relation_size(oid) <
         case when relname like '%_search' then ${maxSearchBytes} else ${maxRewrittenBytes} end`,
    );
    for (const { name, erased } of rows) {
      if (before[name] === erased) continue;
      await client.query(`vacuum full ${name}`);
      before[name] = erased;
      await replicas.setShared(rewritten, JSON.stringify(before));
    }
  });
}
