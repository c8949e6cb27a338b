import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from '../bench/servers.ts';
import { visiting } from '../faults/visitors.ts';
import { messageIds } from '../support/api/admin.ts';
import { sendMessage } from '../support/api/messages.ts';
import { testSettings } from '../support/settings.ts';
import { composedStack, dockerResponds } from '../support/stack/stack-composed.ts';

test.skip(!dockerResponds(), 'Docker alone has releases as images');
// Builds two releases, from what the stack of the other tests has built.
test.setTimeout(600_000);

const limitMs = 60_000;
const left = new Set(['.git', '.releases', 'node_modules', 'dist', 'test-results']);

/** A repository of its own with this release, which `./site` operates. */
async function ownSite() {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync('.', path, { recursive: true, filter: (source) => !left.has(basename(source)) });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { name } = composedStack({}, 'releases');
  const settings = {
    ...testSettings,
    ...{ COMPOSE_PROJECT_NAME: name, PORT: String(port), SITE_URL: url },
    // The networks that Docker connects from: every request comes from another address.
    TRUSTED_PROXY: '172.16.0.0/12,192.168.0.0/16',
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key}='${value}'\n`);
  writeFileSync(join(path, '.env'), lines.join(''));
  const run = async (program: string, ...args: string[]) => {
    const { stdout } = await promisify(execFile)(program, args, { cwd: path, maxBuffer: 2 ** 26 });
    return stdout.trim();
  };
  await run('git', 'init', '--quiet');
  return {
    url,
    site: (...args: string[]) => run('./site', ...args),
    /** Commits a release that differs in its name alone. */
    async commit() {
      appendFileSync(join(path, 'README.md'), '\n');
      await run('git', 'add', '--all');
      const by = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
      await run('git', ...by, 'commit', '--quiet', '--message', 'a release');
      return run('git', 'rev-parse', '--short', 'HEAD');
    },
    release: () => run('docker', 'compose', 'exec', '-T', 'api', 'printenv', 'RELEASE'),
    async remove() {
      await run('docker', 'compose', 'down', '--volumes', '--timeout', '12');
      const format = ['--format', '{{.Repository}}:{{.Tag}}'];
      const images = await run('docker', 'image', 'ls', ...format, `${name}-*`);
      await run('docker', 'image', 'rm', ...images.split('\n'));
      rmSync(path, { recursive: true, force: true });
    },
  };
}

test('an update and its rollback are one command each, in which no request fails and no message is lost @release', async () => {
  const { url, site, commit, release, remove } = await ownSite();
  try {
    const first = await commit();
    await site('update');
    expect(await release()).toBe(first);
    await sendMessage({ url });
    const next = await commit();
    // Seldom enough for the tests beside this one; test:faults has a crowd.
    const load = visiting(url, 2, 150);
    const timed = async (...args: string[]) => {
      const began = performance.now();
      await site(...args);
      expect(performance.now() - began).toBeLessThan(limitMs);
    };
    await timed('update');
    expect(await release()).toBe(next);
    await sendMessage({ url });
    const before = await messageIds({ url });
    await timed('rollback');
    expect(await release()).toBe(first);
    expect(await load.stop()).toBeGreaterThan(0);
    const after = new Set(await messageIds({ url }));
    expect(before.filter((id) => !after.has(id))).toEqual([]);
  } finally {
    await remove();
  }
});
