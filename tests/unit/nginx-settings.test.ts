import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Every `listen` of the image that ends TLS, with these settings. */
function listens(settings: Readonly<Record<string, string>>): string[] {
  const directory = mkdtempSync(join(tmpdir(), 'nginx-settings-'));
  try {
    // The image lays out a release with these names; a directory for the certificate means HTTPS.
    const written = join(directory, 'settings');
    execFileSync('sh', ['web/nginx/settings.sh', 'web/nginx', written, tmpdir()], {
      env: { ...process.env, ...settings },
    });
    const parts = readdirSync(written, { recursive: true, encoding: 'utf8' });
    return parts
      .filter((part) => part.endsWith('.conf'))
      .flatMap((part) => readFileSync(join(written, part), 'utf8').match(/listen .*(?=;)/g) ?? [])
      .map((listen) => listen.replace(/ (?:backlog|reuseport|proxy_protocol).*/, ''))
      .sort();
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const behindStream = ['listen unix:/tmp/http.sock', 'listen unix:/tmp/tls.sock ssl'];
const byIpv6 = ['listen [::]:443', 'listen [::]:443 quic', 'listen [::]:80'];

test('connections are counted before their first byte, over IPv6 too if it is on', () => {
  const ports = ['listen 443', 'listen 443 quic', 'listen 80'];
  expect(listens({})).toEqual([...ports, ...behindStream]);
  expect(listens({ LISTEN_IPV6: 'on' })).toEqual([...ports, ...byIpv6, ...behindStream]);
});

test('with a trusted proxy, connections per address are not counted', () => {
  const ports = ['listen 443 quic', 'listen 443 ssl', 'listen 80'];
  expect(listens({ TRUSTED_PROXY: '192.0.2.1' })).toEqual(ports);
  const sixes = ['listen [::]:443 quic', 'listen [::]:443 ssl', 'listen [::]:80'];
  expect(listens({ TRUSTED_PROXY: '192.0.2.1', LISTEN_IPV6: 'on' })).toEqual([...ports, ...sixes]);
});
