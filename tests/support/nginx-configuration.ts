import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConfiguration } from '#web/build/nginx-configuration.ts';

type Places = {
  /** A folder of ours alone, so far empty. */
  readonly home: string;
  readonly socket: string;
  readonly port: number;
  /** As if it had been built for this address. */
  readonly siteUrl?: string;
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
  siteUrl,
  floodLimits = true,
  trustedProxy = '',
}: Places): string {
  // Started by root, nginx's workers run as another user, who must be able to pass.
  chmodSync(home, 0o711);
  mkdirSync(join(home, 'tmp'));
  cpSync('dist', join(home, 'dist'), { recursive: true });
  if (siteUrl) {
    const inline = JSON.parse(readFileSync('dist/inline-hashes.json', 'utf8'));
    for (const [name, text] of Object.entries(nginxConfiguration(siteUrl, inline))) {
      writeFileSync(join(home, 'dist/nginx', name), text);
    }
  }
  const places = {
    '/srv/site': join(home, 'dist/site'),
    '/etc/nginx/site': join(home, 'dist/nginx'),
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
  // As the image does before nginx starts.
  execFileSync('sh', ['web/nginx-settings.sh', join(home, 'tmp/settings')], {
    env: { ...process.env, TRUSTED_PROXY: trustedProxy },
  });
  const file = join(home, 'nginx.conf');
  writeFileSync(file, text);
  return file;
}
