import { vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { adminOf } from './admin.ts';
import { type RunningApi, startApi } from './api.ts';

/**
 * Stops an API, moves times in its database back and starts it again; resolves with the new one after its first
 * retention run.
 */
export async function restartedWhen(
  { stop, database, sameData }: RunningApi,
  setTimes: (database: TestDatabase) => Promise<unknown>,
): Promise<RunningApi> {
  await stop();
  await setTimes(database);
  // The age of a process tells what was stored before its start.
  const api = await startApi(sameData, { inOwnProcess: true });
  const { adminCall } = await adminOf(api);
  // Not expect.poll: tests that wait here run side by side.
  const hasRun = async () => (await adminCall(calls.readRetention)).lastRunUtc !== null;
  await vi.waitUntil(hasRun, { timeout: 60_000, interval: 500 });
  return api;
}

/** The names in the remaining messages and applications. */
export async function namesLeft({ database }: RunningApi) {
  return {
    messages: await database.column('select full_name from messages order by seq'),
    applications: await database.column('select full_name from applications order by seq'),
  };
}
