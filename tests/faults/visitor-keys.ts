import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findProgram } from '../bench/machine.ts';
import { runNginx, stopNginx } from '../bench/nginx.ts';
import { freePort } from '../bench/servers.ts';
import { temporaryDirectory } from '../support/api/api.ts';

/**
 * Visitors, each with spellings of addresses that are counted together: one IPv4 address, or a /64. Bytes that end a line or
 * mean something in a pattern are among them.
 */
const visitors = [
  ['10.0.0.1', '::ffff:10.0.0.1', '::FFFF:0a00:0001'],
  ['10.0.0.2', '::ffff:10.0.0.2'],
  ['10.10.13.36', '::ffff:0a0a:0d24'],
  ['2001:db8::1', '2001:DB8:0:0:ffff::', '2001:0db8:0000:0000:0a0d:0024:7e0a:0000'],
  ['2001:db8:0:1::1', '2001:db8:0:1:a0a:d0d:2424:7e7e'],
  ['2001:db8:a0a:d0d::', '2001:db8:0a0a:0d0d:ffff:ffff:ffff:ffff'],
  ['2001:db8:d0d:a0a::a', '2001:DB8:D0D:A0A:7e7e:2424::'],
  ['2001:db8:2424:7e7e::', '2001:db8:2424:7e7e:a0a:a0a:a0a:a0a'],
  ['::1', '::2:3'],
] as const;

/** Tests which addresses nginx.conf's limits count as one visitor, with its own map. */
export default async function visitorKeys(): Promise<string> {
  await using nginx = await startMap();
  const keys = new Set<string>();
  for (const spellings of visitors) {
    const own = new Set<string>();
    for (const written of spellings) own.add(await nginx.keyOf(written));
    assert.equal(own.size, 1, `${spellings} are not counted together`);
    keys.add([...own].join());
  }
  assert.equal(keys.size, visitors.length, 'two visitors share a key');
  return `${visitors.flat().length} addresses of ${keys.size} visitors: one key each`;
}

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
  return {
    /** In hex, since it is bytes. */
    async keyOf(address: string): Promise<string> {
      const headers = { 'X-Real-IP': address };
      const outgoing = request({ host: '127.0.0.1', port, headers }).end();
      const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
      assert.ok(incoming?.statusCode === 200);
      return (await buffer(incoming)).toString('hex');
    },
    async [Symbol.asyncDispose]() {
      await stopNginx(child);
      await directory.remove();
    },
  };
}
