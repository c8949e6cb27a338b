import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { bearer, login } from '../support/api/api.ts';
import { sendMessage } from '../support/api/messages.ts';
import { askMemory, heldMegabytes, reportedMemory } from './held-memory.ts';
import { startSite } from './site.ts';

const minutes = 10;
const perSecond = 20;
/** Code and caches are loaded by then. */
const warmUpMinutes = 2;
const laterMinutes = 6;
const maxGrowthMb = 15;

const reads = [
  '/api/Admin/Messages?folder=inbox',
  '/api/Admin/Messages?q=merhaba',
  '/api/Admin/Counts',
  '/api/Admin/Stats',
  '/api/health/ready',
  '/tr',
];

/** Ten busy minutes: messages arrive while the admin reads. The API's memory must not grow. */
export default async function longLoad(): Promise<string> {
  await using site = await startSite({
    floodLimits: false,
    settings: { RATE_LIMITS: 'off', ...reportedMemory },
  });
  const { token } = await login(site);
  let asked = 0;
  let requests = 0;
  for (let second = 0; second < minutes * 60; second += 1) {
    const began = performance.now();
    if (second % 60 === 0) {
      askMemory(site.api);
      asked += 1;
    }
    const turns = Array.from({ length: perSecond }, async (_, turn) => {
      await sendMessage(site);
      const answer = await fetch(site.url + reads[(second + turn) % reads.length], {
        headers: bearer(token),
      });
      assert.equal(answer.status, 200, answer.url);
      await answer.arrayBuffer();
      requests += 2;
    });
    await Promise.all(turns);
    await wait(Math.max(0, 1000 - (performance.now() - began)));
  }
  askMemory(site.api);
  await sendMessage(site);
  const held = await heldMegabytes(site.api, asked + 1);
  // Compares the highest readings: V8's young generation grows up to 48 MB and shrinks again.
  const before = Math.max(...held.slice(warmUpMinutes, laterMinutes));
  const grown = Math.max(...held.slice(laterMinutes)) - before;
  assert.ok(grown < maxGrowthMb, `${held.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB`);
  return `${requests} requests in ${minutes} minutes: ${before.toFixed(0)} MB at most from minute ${warmUpMinutes} on, ${grown.toFixed(0)} MB more from minute ${laterMinutes} on`;
}
