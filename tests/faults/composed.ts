import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../bench/servers.ts';
import { messageIds } from '../support/api/admin.ts';
import { sendMessage } from '../support/api/messages.ts';
import { testSettings } from '../support/settings.ts';
import { isReady } from '../support/stack/restart.ts';
import {
  type ComposedStack,
  composedStack,
  dockerResponds,
} from '../support/stack/stack-composed.ts';
import { outage } from './api-down.ts';
import { ms, timed, toTimes } from './measure.ts';
import { writing } from './writers.ts';

const kills = 10;
const writers = 8;
const betweenKillsMs = 3000;
const readyWithinMs = 15_000;
const downMs = 10_000;

type Site = { readonly url: string; readonly stack: ComposedStack };

/** The composed stack is killed while visitors write, runs without its API, and is restored from a backup. */
export default async function composed(): Promise<string> {
  if (!dockerResponds()) return 'not run: no Docker engine answers here';
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stack = composedStack({ ...testSettings, SITE_URL: url, PORT: String(port) }, 'faults');
  try {
    await stack.up();
    // Before the writers: after them nginx would refuse these calls with 429.
    const down = await outage({
      ...{ url, downMs },
      stop: () => stack.compose('stop', 'api'),
      start: () => stack.compose('start', 'api'),
    });
    const killed = await killWhileWriting({ url, stack });
    return [down, killed, await restore({ url, stack })].join('; ');
  } finally {
    await stack.down();
  }
}

async function killWhileWriting({ url, stack }: Site): Promise<string> {
  const load = writing(writers, url);
  const readyMs: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    await sleep(betweenKillsMs);
    await stack.compose('kill', '--signal', 'SIGKILL', 'api');
    readyMs.push((await timed(() => startApi({ url, stack }))).ms);
  }
  const outcome = await load.stop();
  const { worst } = toTimes(readyMs);
  assert.ok(load.acknowledged.length > kills, 'few messages were acknowledged');
  assert.ok(worst <= readyWithinMs, `ready only after ${ms(worst)}`);
  return `${outcome} in ${kills} kills of the container, ready ${ms(worst)} after its start at most`;
}

/** With the commands of operations.md. */
async function restore({ url, stack }: Site): Promise<string> {
  const before = await messageIds({ url });
  const printed = await stack.compose('exec', '-T', 'backup', 'node', 'db/backup.js');
  const [backup] = /site-\S+\.db/.exec(printed) ?? [];
  assert.ok(backup, `no backup is named in: ${printed}`);
  await sendMessage({ url });
  await stack.compose('stop', 'api');
  const restored = ['node', 'db/restore.js', backup];
  await stack.compose('run', '--rm', '--no-deps', '-T', 'backup', ...restored);
  await startApi({ url, stack });
  assert.deepEqual(await messageIds({ url }), before);
  return `${before.length} messages back from a backup, without the one that came after it`;
}

async function startApi({ url, stack }: Site): Promise<void> {
  await stack.compose('start', 'api');
  while (!(await isReady(url))) await sleep(20);
}
