import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newData, startApi, startFailing } from '#tests/support/api/api.ts';

// PostgreSQL holds it for all replicas.
test('the cookie secret is readable by its owner only', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  expect((await stat(join(api.dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
});

test('a given SESSION_SECRET leaves no file, and a damaged secret file ends the start with one line', async () => {
  await using data = await newData();
  const settings = data.settings;
  await using given = await startApi({ ...settings, SESSION_SECRET: 's'.repeat(32) });
  await given.stop();
  const file = join(data.path, 'session-secret');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await writeFile(file, 'cut');
  const { code, stderr } = await startFailing(settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^Cannot start: DATA_DIR: [^\n]+session-secret is damaged; remove it[^\n]+\n$/,
  );
});
