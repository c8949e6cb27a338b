import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accepts, freePort } from '../bench/servers.ts';
import { temporaryDirectory } from '../support/api.ts';
import { makeCertificate } from '../support/certificate.ts';
import { adaptConfiguration, tlsBundle } from '../support/nginx-configuration.ts';
import { refusesOldTls, shakeHands, type TlsPort, visit } from '../support/tls-visits.ts';

/** Debian keeps nginx out of an ordinary user's PATH. */
const env = { PATH: `${process.env.PATH}:/usr/sbin` };
const hasNginx = spawnSync('nginx', ['-v'], { env }).status === 0;
const [name, alias] = ['site.test', 'www.site.test'];

/** The real nginx with certificates of our own. `npm run test:faults -- https` gets them from an ACME server. */
describe.runIf(hasNginx)('nginx with docker-compose.https.yml’s part of its configuration', () => {
  let home: Awaited<ReturnType<typeof temporaryDirectory>>;
  let nginx: ChildProcess;
  let [http, tlsPort] = [{ port: 0 }, 0];
  beforeAll(async () => {
    home = await temporaryDirectory();
    http = { port: await freePort() };
    tlsPort = await freePort();
    const configuration = adaptConfiguration({
      ...{ home: home.path, socket: join(home.path, 'api.sock'), port: await freePort() },
      https: { port: tlsPort, httpPort: http.port, names: [name, alias] },
    });
    nginx = spawn('nginx', ['-c', configuration, '-g', 'daemon off;'], { env, stdio: 'ignore' });
    await accepts(http, nginx, 'nginx does not start');
  });
  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    await home.remove();
  });

  // In this order: without a certificate, with one, with the next.
  test('without a certificate http serves the site, and demands nothing of later visits', async () => {
    const { status, headers } = await visit(http, name, '/tr');
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('each certificate is taken from the next handshake on, without a reload', async () => {
    const serials = new Set<string>();
    for (let turn = 0; turn < 3; turn += 1) {
      serials.add((await shakeHands(layCertificate(), name)).serial);
    }
    expect(serials.size).toBe(3);
  });

  test('every name and scheme leads to the canonical one over https, path and query kept', async () => {
    const tls = layCertificate();
    const path = '/en/about?from=a%20b&to=//evil.test&x';
    const locationOf = async (at: typeof http, host: string) => {
      const { status, headers } = await visit(at, host, path);
      return [status, headers.location, 'strict-transport-security' in headers];
    };
    expect(await locationOf(http, name)).toEqual([308, `https://${name}${path}`, false]);
    expect(await locationOf(http, alias)).toEqual([308, `https://${alias}${path}`, false]);
    expect(await locationOf(http, 'evil.test')).toEqual([308, `https://${name}${path}`, false]);
    const moved = await visit(tls, alias, path);
    expect([moved.status, moved.headers.location]).toEqual([308, `https://${name}${path}`]);
    const page = await visit(tls, name, '/tr');
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
  });

  test('the proof of the next renewal is served by http, and what is not there is not led away', async () => {
    layCertificate();
    const folder = join(home.path, 'tls/challenges/.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'token'), 'proof');
    const ask = (file: string) => visit(http, name, `/.well-known/acme-challenge/${file}`);
    expect(await ask('token')).toMatchObject({ status: 200, body: 'proof' });
    expect((await ask('none')).status).toBe(404);
  });

  test('what nginx refuses is refused by http too, and led nowhere', async () => {
    layCertificate();
    const { status, headers } = await visit(http, name, '//evil.test/%0d%0aX:%20y');
    expect([status, headers.location]).toEqual([400, undefined]);
  });

  test('TLS 1.0 and 1.1 are refused', async () => {
    await refusesOldTls(layCertificate(), name);
  });

  /** As certificates.sh does: chain and key in one file, replaced in one step. */
  function layCertificate(): TlsPort {
    const { file, key } = makeCertificate(home.path, name, alias);
    const authority = readFileSync(file, 'utf8');
    const bundle = tlsBundle(home.path, name);
    // Started by root, nginx reads it as another user.
    writeFileSync(`${bundle}.new`, authority + readFileSync(key, 'utf8'), { mode: 0o644 });
    renameSync(`${bundle}.new`, bundle);
    return { port: tlsPort, authority };
  }
});
