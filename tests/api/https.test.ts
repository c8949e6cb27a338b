import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  siteAlias as alias,
  type HttpsNginx,
  hasNginx,
  siteName as name,
  startHttpsNginx,
} from '../support/stack/https-nginx.ts';
import { type Port, refusesOldTls, shakeHands, visit } from '../support/stack/tls-visits.ts';

/** The real nginx with self-signed certificates. `npm run test:faults -- https` gets them from an ACME server. */
describe.runIf(hasNginx)('nginx with the configuration of docker-compose.https.yml', () => {
  let nginx: HttpsNginx;
  let http: Port;
  const layCertificate = () => nginx.layCertificate();
  beforeAll(async () => {
    nginx = await startHttpsNginx();
    http = nginx.http;
  });
  afterAll(() => nginx[Symbol.asyncDispose]());

  // In order: without a certificate, with one, with the next one.
  test('serves the site over http without HSTS while it has no certificate', async () => {
    const { status, headers } = await visit(http, name, '/tr');
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('uses a new certificate from the next handshake on, without a reload', async () => {
    const serials = new Set<string>();
    for (let turn = 0; turn < 3; turn += 1) {
      serials.add((await shakeHands(layCertificate(), name)).serial);
    }
    expect(serials.size).toBe(3);
  });

  test('several nginx that share the volume use the renewed certificate at once, and each answers a challenge', async () => {
    await using other = await startHttpsNginx();
    rmSync(join(other.home, 'tls'), { recursive: true });
    symlinkSync(join(nginx.home, 'tls'), join(other.home, 'tls'));
    const folder = join(nginx.home, 'tls/challenges/.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    const serials = new Set<string>();
    for (let turn = 0; turn < 3; turn += 1) {
      const first = layCertificate();
      const second = { ...first, port: other.tlsPort };
      serials.add((await shakeHands(first, name)).serial);
      serials.add((await shakeHands(second, name)).serial);
      expect(serials.size).toBe(turn + 1);
      writeFileSync(join(folder, 'shared'), `proof ${turn}`);
      for (const at of [http, other.http]) {
        const { status, body } = await visit(at, name, '/.well-known/acme-challenge/shared');
        expect([status, body]).toEqual([200, `proof ${turn}`]);
      }
    }
  });

  test('redirects every name and scheme to the canonical https address, with path and query', async () => {
    const tls = layCertificate();
    const path = '/en/about?from=a%20b&to=//evil.test&x';
    const locationOf = async (at: Port, host: string) => {
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
    expect(page.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    // HTTP/3 is off.
    expect(page.headers).not.toHaveProperty('alt-svc');
  });

  test('serves an ACME challenge over http, and answers a missing one 404 without a redirect', async () => {
    layCertificate();
    const folder = join(nginx.home, 'tls/challenges/.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'token'), 'proof');
    const call = (file: string) => visit(http, name, `/.well-known/acme-challenge/${file}`);
    expect(await call('token')).toMatchObject({ status: 200, body: 'proof' });
    expect((await call('none')).status).toBe(404);
  });

  test('refuses a bad request over http with 400 and no redirect', async () => {
    layCertificate();
    const { status, headers } = await visit(http, name, '//evil.test/%0d%0aX:%20y');
    expect([status, headers.location]).toEqual([400, undefined]);
  });

  test('refuses TLS 1.0 and 1.1', async () => {
    await refusesOldTls(layCertificate(), name);
  });
});
