import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRequest } from '../support/api/api.ts';
import { memoryMb } from '../support/api/process-memory.ts';
import { holdHalves } from './hold-halves.ts';
import { atBestOfThree, ms, probe, TooSlow } from './measure.ts';
import { startSite } from './site.ts';

const lastsMs = 20_000;
const slowestP99Ms = 250;
const minServed = 0.97;
/** The memory limit of docker-compose.yml without the space for bodies. */
const maxMemoryMb = 1792 - 280;

/**
 * One address half-sends 64,000 headers of 7 KB, which nginx does not count yet, and replaces each connection that is
 * ended. Other visitors still get pages, and nginx stays within its memory limit.
 */
export async function halfSentHeaders(): Promise<string> {
  return atBestOfThree(async () => {
    await using site = await startSite();
    const attack = holdHalves('header', site.port, lastsMs);
    await sleep(lastsMs / 3);
    const served: boolean[] = [];
    const probing = probe(100, async () => void served.push(await isServed(site.port)));
    await sleep(lastsMs / 3);
    const memory = site.nginxPids().reduce((sum, pid) => sum + memoryMb(pid, 'VmRSS'), 0);
    const { p99, worst } = await probing.stop();
    const held = await attack;
    const share = served.filter(Boolean).length / served.length;
    assert.ok(held >= 60_000, `only ${held} connections stood at once`);
    assert.ok(memory <= maxMemoryMb, `nginx took ${memory.toFixed(0)} MB`);
    assert.ok(share >= minServed, new TooSlow(`${served.length} pages, ${share} of them came`));
    assert.ok(p99 <= slowestP99Ms, new TooSlow(`p99 of a page was ${ms(p99)}`));
    return `${held} connections of one address: ${(share * 100).toFixed(1)} % of ${served.length} pages came, p99 ${ms(p99)}, worst ${ms(worst)}; nginx took ${memory.toFixed(0)} MB`;
  });
}

async function isServed(port: number): Promise<boolean> {
  const { outgoing, answer } = openRequest({
    ...{ host: '127.0.0.1', port, path: '/tr', localAddress: '127.0.0.2', timeout: 3000 },
  });
  outgoing.on('timeout', () => outgoing.destroy()).end();
  return answer.then(
    ({ status }) => status === 200,
    () => false,
  );
}
