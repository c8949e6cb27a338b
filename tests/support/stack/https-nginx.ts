import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accepts, endWithUs, freePort } from '../../bench/servers.ts';
import { temporaryDirectory } from '../api/api.ts';
import { makeCertificate } from './certificate.ts';
import { adaptConfiguration, tlsBundle } from './nginx-configuration.ts';
import type { Port, TlsPort } from './tls-visits.ts';

/** Debian installs nginx outside an ordinary user's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
export const hasNginx = spawnSync('nginx', ['-v'], { env }).status === 0;

/** The site's host names, the canonical one first. */
export const [siteName, siteAlias] = ['site.test', 'www.site.test'] as const;

/** Starts nginx as configured by docker-compose.https.yml. Its API is whatever listens at `socket`. */
export async function startHttpsNginx({ trustedProxy = '' } = {}) {
  const home = await temporaryDirectory();
  const socket = join(home.path, 'api.sock');
  const http: Port = { port: await freePort() };
  const tlsPort = await freePort();
  const configuration = adaptConfiguration({
    ...{ home: home.path, socket, port: await freePort(), trustedProxy },
    https: { port: tlsPort, httpPort: http.port, names: [siteName, siteAlias] },
  });
  const nginx = spawn('nginx', ['-c', configuration, '-g', 'daemon off;'], {
    env,
    stdio: 'ignore',
  });
  endWithUs(nginx);
  await accepts(http, nginx, 'nginx does not start');
  return {
    ...{ home: home.path, socket, http, tlsPort, pid: nginx.pid ?? 0 },
    /** As certificates.sh does: chain and key in one file, replaced atomically. */
    layCertificate(): TlsPort {
      const { file, key } = makeCertificate(home.path, siteName, siteAlias);
      const authority = readFileSync(file, 'utf8');
      const bundle = tlsBundle(home.path, siteName);
      // If started by root, nginx reads it as another user.
      writeFileSync(`${bundle}.new`, authority + readFileSync(key, 'utf8'), { mode: 0o644 });
      renameSync(`${bundle}.new`, bundle);
      return { port: tlsPort, authority };
    },
    async [Symbol.asyncDispose]() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      await home.remove();
    },
  };
}

export type HttpsNginx = Awaited<ReturnType<typeof startHttpsNginx>>;
