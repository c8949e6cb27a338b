import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cells } from '#tests/support/cells.ts';

type Settings = Readonly<Record<string, string>>;

/**
 * The texts of what the image that ends TLS writes with these settings.
 * @param nameServers the container's resolv.conf
 */
function written(settings: Settings, nameServers = 'nameserver 127.0.0.11\n'): string[] {
  const directory = mkdtempSync(join(tmpdir(), 'nginx-settings-'));
  try {
    const [target, resolv] = [join(directory, 'settings'), join(directory, 'resolv.conf')];
    writeFileSync(resolv, nameServers);
    // The image lays out a release with these names; a directory for the certificate means HTTPS.
    execFileSync('sh', ['web/nginx/settings.sh', 'web/nginx', target, '/tmp', resolv], {
      env: { ...process.env, SITE_URL: 'https://gokhat.example', ...settings },
    });
    return readdirSync(target, { recursive: true, encoding: 'utf8' })
      .filter((part) => part.endsWith('.conf'))
      .map((part) => readFileSync(join(target, part), 'utf8'));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const textOf = (...given: Parameters<typeof written>) => written(...given).join('\n');

/** Every `listen` of the image that ends TLS, with these settings. */
function listens(settings: Settings): string[] {
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

test('the certificate, each redirect and the offer of HTTP/3 follow the address and its aliases', () => {
  const settings = {
    SITE_URL: 'https://gokhat.example:8443',
    DOMAIN_ALIASES: ' www.gokhat.example  xn--gkhat-jua.example ',
  };
  const text = textOf(settings);
  expect(text).toContain('$certificate { default /tmp/gokhat.example.pem; }');
  expect(text).toContain(`'https gokhat.example' '';
  'http www.gokhat.example' https://www.gokhat.example:8443;
  'http xn--gkhat-jua.example' https://xn--gkhat-jua.example:8443;
  default https://gokhat.example:8443;`);
  expect(text).toContain(`https 'h3=":8443"; ma=86400';`);
  expect(textOf({})).toContain(`'https gokhat.example' '';\n  default https://gokhat.example;`);
  expect(textOf({})).toContain(`https 'h3=":443"; ma=86400';`);
});

test.each([
  'www.gokhat.example"; return 200; #',
  'a.example,b.example',
  'a.example\n$b',
  'WWW.gokhat.example',
  '*.gokhat.example',
  '../gokhat.example',
  '-a.example',
  'localhost',
  `${'a.'.repeat(130)}example`,
])('an alias that is no host name is refused by the name of its setting: %s', (DOMAIN_ALIASES) => {
  expect(() => textOf({ DOMAIN_ALIASES })).toThrow(
    /Cannot start: DOMAIN_ALIASES must be host names/,
  );
});

test.each([
  'gokhat.example',
  'ftp://gokhat.example',
  'https://gokhat.example/',
  'https://gokhat.example; x',
  'https://a.example\nhttps://b.example',
])(
  'an address of the site that is no origin is refused by the name of its setting: %s',
  (SITE_URL) => {
    expect(() => textOf({ SITE_URL })).toThrow(/Cannot start: SITE_URL must be an origin/);
  },
);

test('where nginx ends TLS, the address is https and a host name', () => {
  for (const SITE_URL of ['http://gokhat.example', 'https://localhost', 'https://192.0.2.1x_']) {
    expect(() => textOf({ SITE_URL })).toThrow(/Cannot start: DOMAIN must be a host name/);
  }
});

test('HSTS is of a site with an https address alone, and leaves out subdomains if the operator says so', () => {
  const chosen = (settings: Settings) =>
    /\$hsts_subdomains \{ default (\w+); \}/.exec(textOf(settings))?.[1];
  expect(chosen({})).toBe('on');
  expect(chosen({ HSTS_SUBDOMAINS: 'off' })).toBe('off');
  expect(() => chosen({ HSTS_SUBDOMAINS: 'no' })).toThrow(/HSTS_SUBDOMAINS must be on or off/);
});

test.each([
  ['nameserver 127.0.0.11\noptions ndots:0\n', '127.0.0.11'],
  ['# comment\nnameserver 192.0.2.1\nnameserver 2001:db8::1\n', '192.0.2.1 [2001:db8::1]'],
  ['search example.com\n', '127.0.0.1'],
])('several APIs are looked up where the container looks up names: %j', (resolv, servers) => {
  expect(textOf({ API: 'api:8080' }, resolv)).toContain(`resolver ${servers} valid=1s ipv6=off;`);
});
