import type BetterSqlite3 from 'better-sqlite3';
import { vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from './admin.ts';
import { inDatabase, type RunningApi, startApi } from './api.ts';

/**
 * Stops an API, moves times in its database back and starts it again; resolves with the new one after its first
 * retention run.
 */
export async function restartedWhen(
  { stop, databaseFile, dataDir }: RunningApi,
  setTimes: (database: BetterSqlite3.Database) => void,
): Promise<RunningApi> {
  await stop();
  inDatabase(databaseFile, setTimes);
  const api = await startApi({ DATA_DIR: dataDir });
  const { adminCall } = await adminOf(api);
  // Not expect.poll: tests that wait here run side by side.
  const hasRun = async () => (await adminCall(calls.readRetention)).lastRunUtc !== null;
  await vi.waitUntil(hasRun, { timeout: 20_000, interval: 100 });
  return api;
}

/** The names in the remaining messages and applications. */
export function namesLeft({ databaseFile }: RunningApi) {
  return inDatabase(databaseFile, (database) => ({
    messages: database.prepare('select full_name from messages order by seq').pluck().all(),
    applications: database.prepare('select full_name from applications order by seq').pluck().all(),
  }));
}
