import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#tests/support/api/api.ts';

test('a build with a wrong setting says so in one line, and leaves the last one', async () => {
  await using directory = await temporaryDirectory();
  const dist = join(directory.path, 'dist');
  mkdirSync(dist);
  for (const code of ['api', 'web']) symlinkSync(resolve(code), join(directory.path, code));
  const { status, stdout, stderr } = spawnSync('node', [resolve('web/site-build/index.ts')], {
    cwd: directory.path,
    env: { ...process.env, SITE_URL: 'example.com' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Cannot build: SITE_URL must be an origin such as[^\n]*\n$/);
  expect(existsSync(dist)).toBe(true);
});
