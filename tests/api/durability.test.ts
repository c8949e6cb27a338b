import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import {
  bearer,
  inDatabase,
  login,
  type RunningApi,
  sendMessage,
  startApi,
  newData,
} from '#tests/support/api.ts';

const writers = 32;
const acknowledgedBeforeKill = 300;

/** Posts from all writers at once, kills the process midway, and resolves with the acknowledged ids. */
async function postUntilKilled(api: RunningApi): Promise<string[]> {
  const acknowledged: string[] = [];
  const write = async () => {
    for (;;) {
      const { id } = await sendMessage(api);
      acknowledged.push(id);
      if (acknowledged.length === acknowledgedBeforeKill) api.stop('SIGKILL');
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: writers }, write));
  // Each writer must have ended by the kill, not by a refusal.
  for (const end of ends) expect(end).toMatchObject({ reason: { message: 'fetch failed' } });
  return acknowledged;
}

async function storedIds(api: RunningApi): Promise<Set<string>> {
  const { token } = await login(api);
  const ids = new Set<string>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const url = `${api.url}/api/Admin/Messages?limit=200${cursor && `&cursor=${cursor}`}`;
    const answer: unknown = await (await fetch(url, { headers: bearer(token) })).json();
    const page = z.parse(calls.listMessages.answer.body, answer);
    for (const { id } of page.items) ids.add(id);
    cursor = page.nextCursor;
  }
  return ids;
}

test('every message acknowledged before a kill is stored after it', async () => {
  await using data = await newData();
  const acknowledged: string[] = [];
  for (let round = 1; round <= 3; round++) {
    await using api = await startApi(data.settings);
    acknowledged.push(...(await postUntilKilled(api)));
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * acknowledgedBeforeKill);

  await using api = await startApi(data.settings);
  const stored = await storedIds(api);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  const integrity = inDatabase(api.databaseFile, (database) => database.pragma('integrity_check'));
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
});
