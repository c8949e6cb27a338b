import assert from 'node:assert/strict';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readSystem, system } from '#contract/admin/system.ts';
import { temporaryDirectory } from '../support/api/api.ts';
import { testSettings } from '../support/settings.ts';
import { composedStack, dockerResponds } from '../support/stack/stack-composed.ts';
import {
  type Port,
  refusesOldTls,
  shakeHands,
  type TlsPort,
  visit,
} from '../support/stack/tls-visits.ts';
import { beforeTheNameLeadsHere } from './https/name-elsewhere.ts';
import { renewUnderLoad } from './https/renewal.ts';
import { renewalTimes } from './https/renewal-times.ts';
import {
  alias,
  domain,
  publishedPort,
  type Site,
  sendPassword,
  tlsPort,
  writeFiles,
} from './https/site.ts';
import { timed } from './measure.ts';

const readyWithinMs = 60_000;
const overlays = [
  ...['docker-compose.https.yml', 'docker-compose.http3.yml'],
  'tests/faults/https/docker-compose.yml',
];

/** Tests docker-compose.https.yml with its own names against Pebble, the ACME server that Let's Encrypt tests with. */
export default async function https(): Promise<string> {
  if (!dockerResponds()) return 'not run: no Docker engine answers here';
  await using directory = await temporaryDirectory();
  writeFiles(directory.path);
  const lines = [renewalTimes()];
  for (const experiment of [fromAnEmptyVolume, beforeTheNameLeadsHere]) {
    const leadsHere = experiment === fromAnEmptyVolume;
    const names = {
      DOMAIN: domain,
      DOMAIN_ALIASES: alias,
      ACME_SERVER: 'https://pebble:14000/dir',
    };
    const aliases = {
      LEADS_HERE: leadsHere ? domain : 'another.test',
      LEADS_HERE_TOO: leadsHere ? alias : 'www.another.test',
    };
    // A Docker secret; `hasStrictSessions` logs in with it.
    const secret = { ADMIN_PASSWORD: '', ADMIN_PASSWORD_FILE: join(directory.path, 'password') };
    const settings = { ...testSettings, ...secret, ...names, ...aliases, FILES: directory.path };
    const stack = composedStack(settings, 'https', overlays);
    try {
      await stack.down();
      // Not timed: the duration of a build does not count.
      await stack.compose('build');
      lines.push(await experiment({ stack, files: directory.path }));
    } finally {
      await stack.down();
    }
  }
  return lines.join('; ');
}

async function fromAnEmptyVolume(site: Site): Promise<string> {
  const { stack } = site;
  const { ms: readyMs, value: tls } = await timed(async () => {
    // Two nginx on the same volumes: each must answer the challenge, and notice a renewed certificate.
    await stack.compose('up', '--detach', '--wait', '--scale', 'web=2');
    const port = await tlsPort(site);
    assert.equal((await visit(port, domain, '/tr')).status, 200);
    return port;
  });
  assert.ok(readyMs <= readyWithinMs, `a page over https only after ${readyMs.toFixed(0)} ms`);
  await redirectsToCanonicalName(await publishedPort(stack, 80), tls);
  await hasStrictSessions(tls);
  const protocols = await protocolsOf(site, tls);
  const renewed = await renewUnderLoad(tls, domain, () =>
    stack.compose('exec', '-T', 'certificates', 'certificates', 'now', '--force-renewal'),
  );
  const known = await apiKnowsTheCertificate(site, tls);
  return `a page over https ${(readyMs / 1000).toFixed(0)} s after an empty volume; ${protocols}; ${renewed}; ${known}`;
}

/** Both nginx use the last certificate; the API reports its end, and can read no key. */
async function apiKnowsTheCertificate({ stack }: Site, tls: TlsPort): Promise<string> {
  const second = { ...tls, ...(await publishedPort(stack, 443, 2)) };
  const [one, other] = [await shakeHands(tls, domain), await shakeHands(second, domain)];
  assert.equal(other.serial, one.serial, 'the second nginx has another certificate');
  const metrics = ['exec', '-T', 'web', 'curl', '--silent', 'localhost:9100/metrics'];
  const [, ends] =
    /^site_certificate_expiry_timestamp_seconds (\S+)$/m.exec(await stack.compose(...metrics)) ??
    [];
  assert.equal(Number(ends), Date.parse(one.validUntil) / 1000);
  const login = await sendPassword(tls);
  const cookies = (login.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
  const { body } = await visit(tls, domain, readSystem.path, {
    headers: {
      Authorization: `Bearer ${JSON.parse(login.body).token}`,
      Cookie: cookies.join('; '),
    },
  });
  const { certificate } = z.parse(system, JSON.parse(body));
  assert.equal(certificate?.state, 'ok');
  assert.deepEqual(certificate.details?.names.toSorted(), [domain, alias].sort());
  const reading = 'grep -rlE "PRIVATE KEY" /run/tls-public /run/tls /certificates 2>&1 || true';
  const found = await stack.compose('exec', '-T', 'api', 'sh', '-c', reading);
  assert.doesNotMatch(found, /\.pem$/m, 'the API can read a key');
  const writing = 'touch /run/tls-public/x 2>&1 || true';
  assert.match(await stack.compose('exec', '-T', 'api', 'sh', '-c', writing), /Read-only/);
  return 'two nginx have the same certificate, and the API knows its end and no key';
}

/** Every name and scheme redirects to the canonical name over https, with path and query. */
async function redirectsToCanonicalName(http: Port, tls: TlsPort): Promise<void> {
  const path = '/en/about?from=a%20b&x';
  const moves: [Port, string, string][] = [
    [http, domain, `https://${domain}`],
    // First to https on the same name, so that browsers receive HSTS for this name too.
    [http, alias, `https://${alias}`],
    [http, 'unknown.test', `https://${domain}`],
    [tls, alias, `https://${domain}`],
  ];
  for (const [port, name, target] of moves) {
    const { status, headers } = await visit(port, name, path);
    assert.deepEqual([status, headers.location], [308, target + path]);
    const hsts = headers['strict-transport-security'];
    assert.equal(hsts?.startsWith('max-age=63072000') ?? false, port === tls, `HSTS: ${hsts}`);
  }
  // The next renewal depends on this.
  const challenge = await visit(http, domain, '/.well-known/acme-challenge/none');
  assert.equal(challenge.status, 404);
}

async function hasStrictSessions(tls: TlsPort): Promise<void> {
  const { status, headers } = await sendPassword(tls);
  assert.equal(status, 200);
  const cookies = headers['set-cookie'] ?? [];
  const names = cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=')));
  assert.deepEqual(names.sort(), ['__Host-device', '__Host-sid']);
  for (const cookie of cookies) {
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) {
      assert.ok(cookie.includes(attribute), `${attribute} is missing: ${cookie}`);
    }
  }
}

async function protocolsOf({ stack }: Site, tls: TlsPort): Promise<string> {
  await refusesOldTls(tls, domain);
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const only = { minVersion: version, maxVersion: version, ALPNProtocols: ['h2', 'http/1.1'] };
    const { protocol, application } = await shakeHands(tls, domain, only);
    assert.deepEqual([protocol, application], [version, 'h2']);
  }
  const { headers } = await visit(tls, domain, '/tr');
  assert.match(headers['alt-svc'] ?? '', /^h3=":443"/);
  const quic = ['curl', '--http3-only', '--silent', '--show-error', '--output', '/dev/null'];
  const options = ['--cacert', '/files/root.pem', '--write-out', '%{http_version} %{http_code}'];
  const printed = await stack.compose(
    ...['exec', '-T', 'pebble', ...quic, ...options],
    `https://${domain}/tr`,
  );
  assert.equal(printed, '3 200');
  return 'TLS 1.0 and 1.1 refused, HTTP/2 over 1.2 and 1.3, HTTP/3';
}
