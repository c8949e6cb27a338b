import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { bearer, login, newData, type RunningApi, startApi } from '#tests/support/api/api.ts';
import { acknowledgedBeforeKill, postUntilKilled } from '#tests/support/api/killed-api.ts';

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
});
