import { expect, test } from 'vitest';
import { newData, startApi } from '#tests/support/api/api.ts';
import { postUntilKilled } from '#tests/support/api/killed-api.ts';
import { fileOf, inDatabase } from '#tests/support/database/sqlite-database.ts';

test('the database file is intact after kills and the next start', async () => {
  await using data = await newData();
  for (let round = 1; round <= 2; round++) {
    await using api = await startApi(data.settings);
    await postUntilKilled(api);
  }
  await using api = await startApi(data.settings);
  const integrity = inDatabase(fileOf(api), (database) => database.pragma('integrity_check'));
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
});
