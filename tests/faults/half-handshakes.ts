import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryMb, withChildren } from '../support/api/process-memory.ts';
import { siteName, startHttpsNginx } from '../support/stack/https-nginx.ts';
import { visit } from '../support/stack/tls-visits.ts';
import { holdHalves } from './hold-halves.ts';
import { atBestOfThree, ms, probe, TooSlow } from './measure.ts';

const lastsMs = 20_000;
const slowestP99Ms = 250;
/** One attacker must take only a small part of the 2 GB that docker-compose.https.yml gives nginx. */
const maxMemoryMb = 200;

/**
 * One address opens 64,000 connections to each of the two ports of an nginx that ends TLS, and sends half a handshake or
 * half a header on each. Other visitors still get pages over TLS, and nginx's memory stays small.
 */
export async function halfHandshakes(): Promise<string> {
  return atBestOfThree(async () => {
    await using nginx = await startHttpsNginx();
    const tls = nginx.layCertificate();
    const attack = Promise.all([
      holdHalves('handshake', tls.port, lastsMs),
      holdHalves('header', nginx.http.port, lastsMs),
    ]);
    await sleep(lastsMs / 3);
    let pages = 0;
    const probing = probe(100, async () => {
      const { status } = await visit(tls, siteName, '/tr', { localAddress: '127.0.0.2' });
      assert.equal(status, 200);
      pages += 1;
    });
    await sleep(lastsMs / 3);
    const memory = withChildren(nginx.pid).reduce((sum, pid) => sum + memoryMb(pid, 'VmRSS'), 0);
    const { p99, worst } = await probing.stop();
    const held = await attack;
    assert.ok(memory <= maxMemoryMb, `nginx took ${memory.toFixed(0)} MB`);
    assert.ok(p99 <= slowestP99Ms, new TooSlow(`p99 of a page was ${ms(p99)}`));
    return `of 64,000 connections of one address to each port ${held.join(' and ')} stood at once at most; ${pages} pages over TLS, p99 ${ms(p99)}, worst ${ms(worst)}; nginx took ${memory.toFixed(0)} MB`;
  });
}
