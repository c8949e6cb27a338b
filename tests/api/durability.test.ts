import { expect, test } from 'vitest';
import { messageIds } from '#tests/support/api/admin.ts';
import { newData, startApi } from '#tests/support/api/api.ts';
import { acknowledgedBeforeKill, postUntilKilled } from '#tests/support/api/killed-api.ts';
import { isOnPostgres } from '#tests/support/database/database.ts';
import { fileOf, inDatabase } from '#tests/support/database/sqlite-database.ts';

test('every message acknowledged before a kill is stored after it, and the file is intact', async () => {
  await using data = await newData();
  const acknowledged: string[] = [];
  for (let round = 1; round <= 3; round++) {
    await using api = await startApi(data.settings);
    acknowledged.push(...(await postUntilKilled(api)));
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * acknowledgedBeforeKill);

  await using api = await startApi(data.settings);
  const stored = new Set(await messageIds(api));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  if (isOnPostgres()) return;
  const integrity = inDatabase(fileOf(api), (database) => database.pragma('integrity_check'));
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
});
