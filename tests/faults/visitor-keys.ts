import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Random } from '#tests/sample-data/random.ts';
import { findProgram } from '../bench/machine.ts';
import { runNginx, stopNginx } from '../bench/nginx.ts';
import { freePort } from '../bench/servers.ts';
import { temporaryDirectory } from '../support/api/api.ts';
import { together } from './measure.ts';

const addresses = 5000;

/**
 * Tests which addresses nginx.conf's limits count as one visitor, with its own map and thousands of addresses in every
 * spelling. Two addresses share a key exactly if they are one IPv4 address or in one /64.
 */
export async function visitorKeys(): Promise<string> {
  await using nginx = await startMap();
  const random = new Random(64);
  const keys = new Map<string, string>();
  const pool = Array.from({ length: addresses }, () => oddAddress(random));
  await together(8, async (worker) => {
    for (let turn = worker; turn < pool.length; turn += 8) {
      const { written, visitor } = pool[turn] ?? { written: '', visitor: '' };
      const key = await nginx.keyOf(written);
      const known = keys.get(visitor) ?? key;
      assert.equal(key, known, `${written} is not counted with others of ${visitor}`);
      keys.set(visitor, key);
    }
  });
  assert.equal(new Set(keys.values()).size, keys.size, 'two visitors share a key');
  return `${addresses} addresses of ${keys.size} visitors: one key each`;
}

type Odd = {
  /** Compressed or not, in upper or lower case. */
  readonly written: string;
  readonly visitor: string;
};

/** From few networks, so that several share one. Bytes that could break the pattern are frequent. */
function oddAddress(random: Random): Odd {
  const byte = () => random.pick([0, 0, 1, 0x0a, 0x0d, 0x24, 0x7e, 0xff, random.whole(0, 255)]);
  const four = [10, random.whole(0, 3), byte(), byte()].join('.');
  const kind = random.whole(0, 9);
  if (kind < 2) return { written: four, visitor: four };
  if (kind === 2) return { written: `::ffff:${four}`, visitor: four };
  const group = () => byte() * 256 + byte();
  const network = [0x2001, 0xdb8, random.whole(0, 3), random.pick([0, 0x0a0a, group()])];
  const host = Array.from({ length: 4 }, () => random.pick([0, 0, group()]));
  return { written: spelled([...network, ...host], random), visitor: hex(network).join(':') };
}

function spelled(groups: readonly number[], random: Random): string {
  const full = hex(groups).join(':');
  const kind = random.whole(0, 2);
  if (kind === 0) return full.toUpperCase();
  // By RFC 5952: the first longest run of zeros is shortened.
  return kind === 1 ? new URL(`http://[${full}]`).hostname.slice(1, -1) : padded(groups);
}

const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16));
const padded = (groups: readonly number[]) =>
  hex(groups)
    .map((group) => group.padStart(4, '0'))
    .join(':');

/** An nginx with only the map of nginx.conf, which responds with the key of an address. */
async function startMap() {
  const [map] = /^ {2}map \$binary_remote_addr \$visitor \{[\s\S]*?^ {2}\}/m.exec(
    readFileSync('nginx.conf', 'utf8'),
  ) ?? [''];
  assert.notEqual(map, '');
  const directory = await temporaryDirectory();
  const port = await freePort();
  mkdirSync(join(directory.path, 'tmp'));
  const file = join(directory.path, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory.path}/tmp/${name};`,
  );
  const server = `listen 127.0.0.1:${port}; location / { return 200 $visitor; }`;
  writeFileSync(
    file,
    `pid ${directory.path}/pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')}
    set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP; ${map} server { ${server} } }`,
  );
  const child = await runNginx(findProgram('nginx'), file, port, 'inherit');
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    /** In hex, since it is bytes. */
    async keyOf(address: string): Promise<string> {
      const headers = { 'X-Real-IP': address };
      const outgoing = request({ host: '127.0.0.1', port, agent, headers }).end();
      const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
      assert.ok(incoming?.statusCode === 200);
      return (await buffer(incoming)).toString('hex');
    },
    async [Symbol.asyncDispose]() {
      agent.destroy();
      await stopNginx(child);
      await directory.remove();
    },
  };
}
