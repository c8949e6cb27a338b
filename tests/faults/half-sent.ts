import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithUs } from '../bench/servers.ts';
import { openRequest } from '../support/api/api.ts';
import { memoryMb, withChildren } from '../support/api/process-memory.ts';
import { siteName, startHttpsNginx } from '../support/stack/https-nginx.ts';
import { visit } from '../support/stack/tls-visits.ts';
import { atBestOfThree, ms, probe, TooSlow, together } from './measure.ts';
import { startSite } from './site.ts';

const lastsMs = 20_000;
const slowestP99Ms = 250;
const minServed = 0.97;
/** Nearly all connections that one address can open to one port: it has 65,535 ports. */
const connections = 64_000;
const attackers = 4;

type Attacked = {
  /** Each port that gets 64,000 connections, with what is sent on each of them. */
  readonly ports: readonly (readonly ['header' | 'handshake', port: number])[];
  /** Of nginx. */
  readonly pid: number;
  readonly maxMemoryMb: number;
  /** How many connections stand at once at least, so that it is an attack. */
  readonly minHeld: number;
  /** Whether another visitor gets a page. */
  isServed(): Promise<boolean>;
};

/**
 * One address opens 64,000 connections to a port of nginx, sends half a header of 7 KB or half a handshake on each, which
 * nginx does not count yet, and replaces each one that is ended. Other visitors still get pages, and nginx stays within its
 * memory limit: over HTTP, and with TLS, where both ports are attacked.
 */
export default async function halfSent(): Promise<string> {
  return `${await atBestOfThree(overHttp)}; ${await atBestOfThree(overTls)}`;
}

async function overHttp(): Promise<string> {
  await using site = await startSite();
  return await underAttack({
    ...{ ports: [['header', site.port]], pid: site.nginxPid },
    // The memory limit of docker-compose.yml without the space for bodies.
    maxMemoryMb: 1792 - 280,
    minHeld: 60_000,
    isServed() {
      const { outgoing, answer } = openRequest({
        ...{ host: '127.0.0.1', port: site.port, path: '/tr', localAddress: '127.0.0.2' },
        timeout: 3000,
      });
      outgoing.on('timeout', () => outgoing.destroy()).end();
      return answer.then(({ status }) => status === 200);
    },
  });
}

async function overTls(): Promise<string> {
  await using nginx = await startHttpsNginx();
  const tls = nginx.layCertificate();
  return await underAttack({
    ports: [
      ['handshake', tls.port],
      ['header', nginx.http.port],
    ],
    pid: nginx.pid,
    // A small part of the 2 GB that docker-compose.https.yml gives nginx.
    maxMemoryMb: 200,
    minHeld: 1,
    isServed: async () =>
      (await visit(tls, siteName, '/tr', { localAddress: '127.0.0.2' })).status === 200,
  });
}

async function underAttack({ ports, pid, isServed, ...limits }: Attacked): Promise<string> {
  const attack = Promise.all(ports.map(([what, port]) => holdHalves(what, port)));
  await sleep(lastsMs / 3);
  const served: boolean[] = [];
  const probing = probe(100, async () => void served.push(await isServed().catch(() => false)));
  await sleep(lastsMs / 3);
  const memory = withChildren(pid).reduce((sum, one) => sum + memoryMb(one, 'VmRSS'), 0);
  const { p99, worst } = await probing.stop();
  const held = await attack;
  const share = served.filter(Boolean).length / served.length;
  assert.ok(Math.min(...held) >= limits.minHeld, `${held} connections stood at once`);
  assert.ok(memory <= limits.maxMemoryMb, `nginx took ${memory.toFixed(0)} MB`);
  assert.ok(share >= minServed, new TooSlow(`${served.length} pages, ${share} of them came`));
  assert.ok(p99 <= slowestP99Ms, new TooSlow(`p99 of a page was ${ms(p99)}`));
  return `${held.join(' and ')} connections of one address: ${(share * 100).toFixed(1)} % of ${served.length} pages came, p99 ${ms(p99)}, worst ${ms(worst)}; nginx took ${memory.toFixed(0)} MB`;
}

/** @returns the largest number of connections at once */
async function holdHalves(what: 'header' | 'handshake', port: number): Promise<number> {
  const each = connections / attackers;
  const held = await together(attackers, async (attacker) => {
    const numbers = [port, 1100 + attacker * each, each, lastsMs].map(String);
    // At low priority: a real attacker does not use this machine's processors. A process of its own, for its descriptors.
    const sender = [process.execPath, 'tests/faults/half-sent-sender.ts', what, ...numbers];
    const child = spawn('nice', ['-n', '19', ...sender], { stdio: ['ignore', 'pipe', 'inherit'] });
    endWithUs(child);
    return Number(await text(child.stdout));
  });
  return held.reduce((sum, one) => sum + one, 0);
}
