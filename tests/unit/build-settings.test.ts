import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#tests/support/api/api.ts';

test.each([
  ['SITE_URL', 'example.com', 'must be an origin such as'],
  ['DOMAIN_ALIASES', 'a/b', 'must be host names such as'],
  ['BACKUP_KEEP', 'many', 'must be a whole number from 1 to 1000'],
])(
  'a build with a wrong %s says so in one line, and leaves the last one',
  async (name, value, why) => {
    await using directory = await temporaryDirectory();
    const dist = join(directory.path, 'dist');
    mkdirSync(dist);
    for (const code of ['api', 'web']) symlinkSync(resolve(code), join(directory.path, code));
    const { status, stdout, stderr } = spawnSync('node', [resolve('web/site-build/index.ts')], {
      cwd: directory.path,
      env: { ...process.env, [name]: value },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^Cannot build: ${name} ${why}[^\\n]*\\n$`));
    expect(existsSync(dist)).toBe(true);
  },
);
