import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../bench/servers.ts';
import { testSettings } from '../support/settings.ts';
import { composedStack, dockerResponds } from '../support/stack/stack-composed.ts';
import { nextRelease } from './next-release.ts';
import { get, pageAt, visiting } from './visitors.ts';

const run = promisify(execFile);
const visitors = 8;

/** `./site update` to a release with other pages and scripts, while visitors read pages and send forms. */
export default async function update(): Promise<string> {
  if (!dockerResponds()) return 'not run: no Docker engine answers here';
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // The network that Docker connects from: nginx limits each address, and every request comes from another one.
  const trusted = { TRUSTED_PROXY: '172.16.0.0/12,192.168.0.0/16' };
  const settings = { ...testSettings, ...trusted, SITE_URL: url, PORT: String(port) };
  const stack = composedStack(settings, 'update');
  const next = nextRelease();
  try {
    await stack.up();
    const open = await pageAt(`${url}/tr`);
    const load = visiting(url, visitors);
    await sleep(2000);
    const env = { ...process.env, ...settings, COMPOSE_PROJECT_NAME: stack.name };
    const began = performance.now();
    await run('./site', ['update'], { cwd: next.path, env, maxBuffer: 2 ** 26 });
    const seconds = Math.round((performance.now() - began) / 1000);
    // nginx looks every two seconds.
    await sleep(4000);
    const requests = await load.stop();
    const updated = await pageAt(`${url}/tr`);
    assert.ok(updated.html.includes(next.words), 'the new page is not shown');
    assert.notDeepEqual(updated.files, open.files);
    for (const file of open.files) assert.equal((await get(url + file)).status, 200, file);
    return `none of ${requests} requests failed in an update of ${seconds} s, and an open page finds its files`;
  } finally {
    await stack.down();
    next.remove();
  }
}
