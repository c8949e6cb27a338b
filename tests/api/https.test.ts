import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  siteAlias as alias,
  type HttpsNginx,
  hasNginx,
  siteName as name,
  startHttpsNginx,
} from '../support/https-nginx.ts';
import { type Port, refusesOldTls, shakeHands, visit } from '../support/tls-visits.ts';

/** The real nginx with certificates of our own. `npm run test:faults -- https` gets them from an ACME server. */
describe.runIf(hasNginx)('nginx with docker-compose.https.yml’s part of its configuration', () => {
  let nginx: HttpsNginx;
  let http: Port;
  const layCertificate = () => nginx.layCertificate();
  beforeAll(async () => {
    nginx = await startHttpsNginx();
    http = nginx.http;
  });
  afterAll(() => nginx[Symbol.asyncDispose]());

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
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=63072000/);
  });

  test('the proof of the next renewal is served by http, and what is not there is not led away', async () => {
    layCertificate();
    const folder = join(nginx.home, 'tls/challenges/.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'token'), 'proof');
    const call = (file: string) => visit(http, name, `/.well-known/acme-challenge/${file}`);
    expect(await call('token')).toMatchObject({ status: 200, body: 'proof' });
    expect((await call('none')).status).toBe(404);
  });

  test('what nginx refuses is refused by http too, and led nowhere', async () => {
    layCertificate();
    const { status, headers } = await visit(http, name, '//evil.test/%0d%0aX:%20y');
    expect([status, headers.location]).toEqual([400, undefined]);
  });

  test('TLS 1.0 and 1.1 are refused', async () => {
    await refusesOldTls(layCertificate(), name);
  });
});
