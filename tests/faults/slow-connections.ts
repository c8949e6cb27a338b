import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { findProgram } from '../bench/machine.ts';
import { endWithUs } from '../bench/servers.ts';
import { openRequest } from '../support/api/api.ts';
import { simplePath } from '../support/api/messages.ts';
import { atBestOfThree, ms, probe, TooSlow, together } from './measure.ts';
import { startSite } from './site.ts';

const connections = 10_000;
const seconds = 30;
/** One process is too slow: nginx would close its first connection before the last one opens. */
const attackers = 4;
const slowestP99Ms = 100;

type Attack = { readonly what: string; readonly options: readonly string[] };
const attacks: readonly Attack[] = [
  { what: 'slow headers', options: ['-H'] },
  { what: 'slow bodies', options: ['-B', '-t', 'POST', '-s', '60000'] },
];

/** Ten thousand connections that send almost nothing, while another visitor reads pages. */
export async function slowConnections(): Promise<string> {
  await using site = await startSite();
  const lines: string[] = [];
  for (const one of attacks) lines.push(await atBestOfThree(() => underAttack(site, one)));
  return lines.join('; ');
}

async function underAttack(site: { url: string; port: number }, { what, options }: Attack) {
  const probing = probe(50, (turn) => readPage(site.port, turn % 2 ? '/tr' : '/en/services'));
  const most = await attack(site.url, options);
  const { count, p99, worst } = await probing.stop();
  assert.ok(most >= connections * 0.95, `only ${most} connections stood at once (${what})`);
  assert.ok(p99 <= slowestP99Ms, new TooSlow(`p99 of a page was ${ms(p99)} (${what})`));
  return `${what} on ${most} connections at once: ${count} pages all 200, p99 ${ms(p99)}, worst ${ms(worst)}`;
}

/** On its own connection, from another address than the attack's. */
async function readPage(port: number, path: string): Promise<void> {
  const { outgoing, answer } = openRequest({
    host: '127.0.0.1',
    port,
    path,
    localAddress: '127.0.0.2',
  });
  outgoing.end();
  assert.equal((await answer).status, 200);
}

/** Attacks in waves, since nginx ends slow connections. Returns the largest number of connections at once. */
async function attack(url: string, options: readonly string[]): Promise<number> {
  const before = openSockets();
  let most = 0;
  const counting = setInterval(() => {
    most = Math.max(most, openSockets() - before);
  }, 250);
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) await together(attackers, () => wave(url, options));
  clearInterval(counting);
  // Both ends of each connection are on this machine.
  return Math.round(most / 2);
}

async function wave(url: string, options: readonly string[]): Promise<void> {
  const each = connections / attackers;
  const shape = ['-c', each, '-r', each, '-i', 4, '-l', seconds].map(String);
  // Needs one descriptor per connection. At low priority, because a real attacker does not use this machine's
  // processors.
  const raised = [
    '-c',
    'ulimit -n "$(ulimit -Hn)"; exec nice -n 19 "$0" "$@"',
    findProgram('slowhttptest'),
  ];
  const child = spawn('sh', [...raised, ...options, ...shape, '-u', url + simplePath], {
    stdio: 'ignore',
  });
  endWithUs(child);
  await once(child, 'exit');
}

function openSockets(): number {
  return Number(/^TCP: inuse (\d+)/m.exec(readFileSync('/proc/net/sockstat', 'utf8'))?.[1]);
}
