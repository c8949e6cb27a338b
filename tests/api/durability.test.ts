import { expect, test } from 'vitest';
import { messageIds } from '#tests/support/api/admin.ts';
import { newData, type RunningApi, startApi } from '#tests/support/api/api.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { isOnPostgres } from '#tests/support/database/database.ts';
import { fileOf, inDatabase } from '#tests/support/database/sqlite-database.ts';
import { isRelease } from '#tests/support/release.ts';

const writers = 32;
const acknowledgedBeforeKill = 300;
/** Each is a kill at another moment. */
const rounds = isRelease ? 3 : 1;

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

test('every message acknowledged before a kill is stored after it, and the file is intact', async () => {
  await using data = await newData();
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    await using api = await startApi(data.settings, { inOwnProcess: true });
    acknowledged.push(...(await postUntilKilled(api)));
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * acknowledgedBeforeKill);

  await using api = await startApi(data.settings);
  const stored = new Set(await messageIds(api));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  if (isOnPostgres()) return;
  const integrity = inDatabase(fileOf(api), (database) => database.pragma('integrity_check'));
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
});
