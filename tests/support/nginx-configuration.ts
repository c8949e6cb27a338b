import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConfiguration } from '#web/site-build/nginx-configuration.ts';

type Places = {
  /** A folder of ours alone, so far empty. */
  readonly home: string;
  readonly socket: string;
  readonly port: number;
  /** As if it had been built for this address. */
  readonly siteUrl?: string;
  /** As if by docker-compose.https.yml, under the first of these names; its certificate is `tlsBundle`'s file. */
  readonly https?: { readonly port: number; readonly httpPort: number; readonly names: string[] };
  /** Whether floods are refused, as in production; off where a test or benchmark is one. */
  readonly floodLimits?: boolean;
  /** As the setting TRUSTED_PROXY. */
  readonly trustedProxy?: string;
};

/**
 * The project's nginx.conf with the container's places moved under a folder of ours, and nothing else
 * changed; copies the build there too. The file's path.
 */
export function adaptConfiguration({
  home,
  socket,
  port,
  https,
  siteUrl = https && `https://${https.names[0]}`,
  floodLimits = true,
  trustedProxy = '',
}: Places): string {
  // Started by root, nginx's workers run as another user, who must be able to pass.
  chmodSync(home, 0o711);
  mkdirSync(join(home, 'tmp'));
  cpSync('dist', join(home, 'dist'), { recursive: true });
  if (siteUrl) {
    const inline = JSON.parse(readFileSync('dist/inline-hashes.json', 'utf8'));
    for (const [name, text] of Object.entries(
      nginxConfiguration(siteUrl, inline, https?.names.slice(1)),
    )) {
      writeFileSync(join(home, 'dist/nginx', name), text.replaceAll('/run/tls', join(home, 'tls')));
    }
  }
  const places = {
    '/srv/site': join(home, 'dist/site'),
    '/etc/nginx/site': join(home, 'dist/nginx'),
    '/etc/nginx/server.d': join(home, 'server.d'),
    '/run/api/api.sock': socket,
    '/run/api/metrics.sock': join(home, 'metrics-api.sock'),
    '/dev/stdout': join(home, 'access.log'),
    'modules/ngx': '/usr/lib/nginx/modules/ngx',
    'listen 8080': `listen ${port}`,
    'listen 9100': `listen unix:${join(home, 'metrics.sock')}`,
  };
  // First, since our own folder may be under /tmp as well.
  let text = readFileSync('nginx.conf', 'utf8').replaceAll('/tmp/', `${home}/tmp/`);
  for (const [place, own] of Object.entries(places)) text = text.replaceAll(place, own);
  if (!floodLimits) text = text.replaceAll(/^ *limit_(?:req zone=|conn ).*\n/gm, '');
  if (https) layHttps(home, https);
  // As the image does before nginx starts.
  const directories = [join(home, 'tmp/settings'), join(home, 'https')];
  execFileSync('sh', ['web/nginx/settings.sh', ...directories], {
    env: { ...process.env, TRUSTED_PROXY: trustedProxy },
  });
  const file = join(home, 'nginx.conf');
  writeFileSync(file, text);
  return file;
}

/** Where nginx of an adapted configuration looks for the certificate and key of this name. */
export function tlsBundle(home: string, name: string): string {
  return join(home, 'tls', `${name}.pem`);
}

/** An nginx before 1.25.1, as Debian 12 has, knows neither HTTP/3 nor this way to say HTTP/2. */
function layHttps(home: string, { port, httpPort }: { port: number; httpPort: number }): void {
  for (const folder of ['server.d', 'https', 'tls']) mkdirSync(join(home, folder));
  for (const name of readdirSync('web/nginx/https').filter((one) => one.endsWith('.conf'))) {
    const text = readFileSync(join('web/nginx/https', name), 'utf8')
      .replaceAll('/tmp/', `${home}/tmp/`)
      .replaceAll('/run/tls', join(home, 'tls'))
      .replace('modules/ngx', '/usr/lib/nginx/modules/ngx')
      .replaceAll(/^(?:listen .* quic|http[23]|quic_).*\n/gm, '')
      .replace('listen 80 ', `listen ${httpPort} `)
      .replace('listen 443 ', `listen ${port} `);
    writeFileSync(join(home, name === 'https.conf' ? 'server.d' : 'https', name), text);
  }
}
