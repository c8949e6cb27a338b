import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#tests/support/api/api.ts';

// The container of the code tests may be given a folder without a repository, and has no git.
const isRepository = existsSync('.git') && existsSync('/usr/bin/git');

test.runIf(isRepository)('a clone on Windows has scripts that the images can run', async () => {
  await using directory = await temporaryDirectory();
  const clone = join(directory.path, 'clone');
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' });
  git('clone', '--quiet', '--no-checkout', '--depth=1', `file://${process.cwd()}`, clone);
  const windows = ['-C', clone, '-c', 'core.autocrlf=true'];
  git(...windows, 'checkout', '--quiet', 'HEAD', '--', '.gitattributes', 'nginx.conf', 'web/nginx');
  const scripts = git(...windows, 'ls-files', 'nginx.conf', 'web/nginx')
    .trim()
    .split('\n');
  expect(scripts).toContain('web/nginx/start.sh');
  for (const script of scripts)
    expect(readFileSync(join(clone, script), 'utf8')).not.toContain('\r');
});

test.each(['.gitignore', '.dockerignore'])(
  'copies of backups that an operator fetched stay out: %s',
  (file) => {
    // By the command of the guide, `docker compose cp backup:/backups ./backups`.
    expect(readFileSync(file, 'utf8').split('\n')).toContain('backups/');
  },
);
