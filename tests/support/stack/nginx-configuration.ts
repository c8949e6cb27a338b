import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Places = {
  /** An empty folder for this configuration only. */
  readonly home: string;
  /** The project, or a built copy of it. */
  readonly root?: string;
  readonly socket: string;
  readonly port: number;
  /** The API's setting PUBLISHED_DIR. */
  readonly published?: string;
  /** As the setting SITE_URL. */
  readonly siteUrl?: string;
  /** As docker-compose.https.yml does, for these names, the canonical one first; the certificate is at `tlsBundle`. */
  readonly https?: { readonly port: number; readonly httpPort: number; readonly names: string[] };
  /** Whether floods are refused, as in production; off for tests and benchmarks that send floods. */
  readonly floodLimits?: boolean;
  /** As the setting TRUSTED_PROXY. */
  readonly trustedProxy?: string;
};

/**
 * Copies the build to `home`, with the project's nginx.conf adapted: only the container's paths and ports change, and
 * the flood limits on request.
 * @returns the configuration file's path
 */
export function adaptConfiguration({
  home,
  root = '.',
  socket,
  port,
  published = join(home, 'published'),
  https,
  siteUrl = https && `https://${https.names[0]}`,
  floodLimits = true,
  trustedProxy = '',
}: Places): string {
  // If started by root, nginx's workers run as another user, who needs access.
  chmodSync(home, 0o711);
  mkdirSync(join(home, 'tmp'));
  // As the image lays out a release.
  cpSync(join(root, 'dist/site'), join(home, 'site'), { recursive: true });
  cpSync(join(root, 'dist/nginx'), join(home, 'conf'), { recursive: true });
  const publishedFile = join(home, 'conf/published.conf');
  const set = readFileSync(publishedFile, 'utf8');
  writeFileSync(publishedFile, set.replaceAll('/srv/published', published));
  const places = {
    '/srv/releases': join(home, 'releases'),
    '/run/api/api.sock': socket,
    '/run/api/metrics.sock': join(home, 'metrics-api.sock'),
    '/dev/stdout': join(home, 'access.log'),
    'modules/ngx': '/usr/lib/nginx/modules/ngx',
    'listen 8080': `listen ${port}`,
    'listen 9100': `listen unix:${join(home, 'metrics.sock')}`,
  };
  // First, because `home` may be under /tmp as well.
  let text = readFileSync(join(root, 'nginx.conf'), 'utf8').replaceAll('/tmp/', `${home}/tmp/`);
  for (const [place, own] of Object.entries(places)) text = text.replaceAll(place, own);
  if (!floodLimits) text = text.replaceAll(/^ *limit_(?:req zone=|conn ).*\n/gm, '');
  if (https) layHttps(home, https);
  // As the image does before nginx starts.
  const directories = [home, join(home, 'tmp/settings'), join(home, 'tls')];
  execFileSync('sh', ['web/nginx/settings.sh', ...directories], {
    env: {
      ...process.env,
      ...{ TRUSTED_PROXY: trustedProxy, SITE_URL: siteUrl },
      DOMAIN_ALIASES: https?.names.slice(1).join(' '),
    },
  });
  const file = join(home, 'nginx.conf');
  writeFileSync(file, text);
  return file;
}

/** The certificate and key file of this name in an adapted configuration. */
export function tlsBundle(home: string, name: string): string {
  return join(home, 'tls', `${name}.pem`);
}

/** An nginx before 1.25.1, as in Debian 12, does not know this directive for HTTP/2. */
function layHttps(home: string, { port, httpPort }: { port: number; httpPort: number }): void {
  for (const folder of ['https', 'tls']) mkdirSync(join(home, folder));
  for (const name of readdirSync('web/nginx/https').filter((one) => one.endsWith('.conf'))) {
    const text = readFileSync(join('web/nginx/https', name), 'utf8')
      .replaceAll('/tmp/', `${home}/tmp/`)
      .replaceAll('/run/tls', join(home, 'tls'))
      .replace('modules/ngx', '/usr/lib/nginx/modules/ngx')
      .replace('http2 on;\n', '')
      .replace('listen 80 ', `listen ${httpPort} `)
      .replace('listen 443 ', `listen ${port} `);
    writeFileSync(join(home, 'https', name), text);
  }
}
