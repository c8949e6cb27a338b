import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cells } from '#tests/support/cells.ts';

/** The texts of what the image that ends TLS writes with these settings. */
function written(settings: Readonly<Record<string, string>>): string[] {
  const directory = mkdtempSync(join(tmpdir(), 'nginx-settings-'));
  try {
    // The image lays out a release with these names; a directory for the certificate means HTTPS.
    const target = join(directory, 'settings');
    execFileSync('sh', ['web/nginx/settings.sh', 'web/nginx', target, tmpdir()], {
      env: { ...process.env, ...settings },
    });
    return readdirSync(target, { recursive: true, encoding: 'utf8' })
      .filter((part) => part.endsWith('.conf'))
      .map((part) => readFileSync(join(target, part), 'utf8'));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Every `listen` of the image that ends TLS, with these settings. */
function listens(settings: Readonly<Record<string, string>>): string[] {
  return written(settings)
    .flatMap((text) => text.match(/listen .*(?=;)/g) ?? [])
    .map((listen) => listen.replace(/ (?:backlog|reuseport|proxy_protocol).*/, ''))
    .sort();
}

const behindStream = ['listen unix:/tmp/http.sock', 'listen unix:/tmp/tls.sock ssl'];
const byIpv6 = ['listen [::]:443', 'listen [::]:80'];

test('connections are counted before their first byte, over IPv6 too if it is on', () => {
  const ports = ['listen 443', 'listen 80'];
  expect(listens({})).toEqual([...ports, ...behindStream]);
  expect(listens({ LISTEN_IPV6: 'on' })).toEqual([...ports, ...byIpv6, ...behindStream]);
});

test('with a trusted proxy, connections per address are not counted', () => {
  const ports = ['listen 443 ssl', 'listen 80'];
  expect(listens({ TRUSTED_PROXY: '192.0.2.1' })).toEqual(ports);
  const sixes = ['listen [::]:443 ssl', 'listen [::]:80'];
  expect(listens({ TRUSTED_PROXY: '192.0.2.1', LISTEN_IPV6: 'on' })).toEqual([...ports, ...sixes]);
});

test('the gateway of the container’s network is trusted by that name', () => {
  const route = readFileSync('/proc/net/route', 'utf8').match(/^\S+\t0{8}\t(\w{8})\t/m)?.[1] ?? '';
  const bytes = route.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  expect(written({ TRUSTED_PROXY: '192.0.2.1, gateway' })).toContain(
    `set_real_ip_from 192.0.2.1;\nset_real_ip_from ${bytes.reverse().join('.')};\n`,
  );
});

test('HTTP/3, whose connections nothing counts, is offered only where the operator turned it on', () => {
  const ports = ['listen 443', 'listen 443 quic', 'listen 80', ...behindStream];
  expect(listens({ HTTP3: 'on' })).toEqual(ports);
  expect(listens({ HTTP3: '' })).not.toContain('listen 443 quic');
  const composed = globSync('docker-compose*.yml').filter((file) =>
    /udp|HTTP3/.test(readFileSync(file, 'utf8')),
  );
  expect(composed).toEqual(['docker-compose.http3.yml']);
});

test.each(['abc', '1.2.3', '10.0.0.0/99', '192.0.2.1/', 'proxy.example', '::1/200', '192.0.2.1 x'])(
  'a trusted proxy that is no address is refused by the name of its setting: %s',
  (TRUSTED_PROXY) => {
    expect(() => listens({ TRUSTED_PROXY })).toThrow(/Cannot start: TRUSTED_PROXY must hold/);
  },
);

test.each([
  '192.0.2.1',
  '192.0.2.1, 10.0.0.0/8',
  '2001:db8::/32 ::1',
  '::ffff:192.0.2.1,fe80::1/128',
])('addresses and networks of trusted proxies are taken: %s', (TRUSTED_PROXY) => {
  expect(listens({ TRUSTED_PROXY })).toContain('listen 80');
});

test.each(
  cells(`
  api | api: | api:0 | api:99999 | api:65536 | :8080 | api:80:80 | api:80a | a b:80
`),
)(
  'an address of other services without a host and a port is refused by the name of its setting: %s',
  (address) => {
    expect(() => listens({ API: address })).toThrow(/Cannot start: API must be a host and a port/);
    expect(() => listens({ WEB: address })).toThrow(/Cannot start: WEB must be a host and a port/);
  },
);

test.each(['api:8080', 'tasks.web:1', '192.0.2.1:65535', 'my_api-2.example:80'])(
  'an address of the API with a host and a port is taken: %s',
  (address) => {
    expect(listens({ API: address })).toContain('listen 443');
  },
);
