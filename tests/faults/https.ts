import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn } from '#contract/admin/session.ts';
import { temporaryDirectory } from '../support/api.ts';
import { makeCertificate } from '../support/certificate.ts';
import { adminPassword, testSettings } from '../support/settings.ts';
import { type ComposedStack, composedStack, dockerAnswers } from '../support/stack-composed.ts';
import {
  type Port,
  refusesOldTls,
  shakeHands,
  type TlsPort,
  visit,
} from '../support/tls-visits.ts';
import { renewUnderLoad } from './https/renewal.ts';
import { timed } from './measure.ts';

const domain = 'site.test';
const alias = 'www.site.test';
const readyWithinMs = 60_000;
const overlays = ['docker-compose.https.yml', 'tests/faults/https/docker-compose.yml'];
const password = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ password: adminPassword }),
};

type Site = { readonly stack: ComposedStack; readonly files: string };

/** The overlay for HTTPS with names of its own, against Pebble, the ACME server that Let's Encrypt tests with. */
export async function https(): Promise<string> {
  if (!dockerAnswers()) return 'not run: no Docker engine answers here';
  await using directory = await temporaryDirectory();
  writePebbleFiles(directory.path);
  const lines: string[] = [];
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
    const settings = { ...testSettings, ...names, ...aliases, FILES: directory.path };
    const stack = composedStack(settings, 'https', overlays);
    try {
      await stack.down();
      // Before the clock runs: what a build takes is another matter.
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
    await stack.compose('up', '--detach', '--wait');
    const port = await tlsPort(site);
    assert.equal((await visit(port, domain, '/tr')).status, 200);
    return port;
  });
  assert.ok(readyMs <= readyWithinMs, `a page over https only after ${readyMs.toFixed(0)} ms`);
  await leadsToTheOnePlace(await publishedPort(stack, 80), tls);
  await hasStrictSessions(tls);
  const protocols = await protocolsOf(site, tls);
  const renewed = await renewUnderLoad(tls, domain, () =>
    stack.compose('exec', '-T', 'certificates', 'certificates', 'now', '--force-renewal'),
  );
  return `a page over https ${(readyMs / 1000).toFixed(0)} s after an empty volume; ${protocols}; ${renewed}`;
}

/** Every name and scheme ends at the canonical one over https, path and query kept. */
async function leadsToTheOnePlace(http: Port, tls: TlsPort): Promise<void> {
  const path = '/en/about?from=a%20b&x';
  const moves: [Port, string, string][] = [
    [http, domain, `https://${domain}`],
    // First to https on the same name, so that this name demands it too from then on.
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
  // What the next renewal depends on.
  const challenge = await visit(http, domain, '/.well-known/acme-challenge/none');
  assert.equal(challenge.status, 404);
}

async function hasStrictSessions(tls: TlsPort): Promise<void> {
  const { status, headers } = await visit(tls, domain, logIn.path, password);
  assert.equal(status, 200);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  assert.match(cookie, /^__Host-sid=/);
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) {
    assert.ok(cookie.includes(attribute), `${attribute} is missing: ${cookie}`);
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
  const told = ['--cacert', '/files/root.pem', '--write-out', '%{http_version} %{http_code}'];
  const printed = await stack.compose(
    ...['exec', '-T', 'pebble', ...quic, ...told],
    `https://${domain}/tr`,
  );
  assert.equal(printed, '3 200');
  return 'TLS 1.0 and 1.1 refused, HTTP/2 over 1.2 and 1.3, HTTP/3';
}

/** One line says so, the site is there by http meanwhile, and no login; once the name leads here, all comes by itself. */
async function beforeTheNameLeadsHere(site: Site): Promise<string> {
  const { stack } = site;
  await stack.compose('up', '--detach');
  const said = async () =>
    (await stack.compose('logs', '--no-log-prefix', 'certificates')).match(
      /.*does not lead here.*/g,
    ) ?? [];
  while ((await said()).length === 0) await sleep(500);
  // As long as several more looks take.
  await sleep(8000);
  const [line, ...more] = await said();
  assert.match(line ?? '', new RegExp(`${domain} ${alias} .*ports 80 and 443.*http serves`));
  assert.equal(more.length, 0, 'it was said more than once');
  const http = await publishedPort(stack, 80);
  const page = await visit(http, domain, '/tr');
  assert.equal(page.status, 200);
  assert.equal(page.headers['strict-transport-security'], undefined);
  const { headers } = await visit(http, domain, logIn.path, password);
  assert.equal(headers['set-cookie'], undefined);

  const web = (await stack.compose('ps', '--quiet', 'web')).trim();
  const network = `${stack.name}_default`;
  const names = ['--alias', domain, '--alias', alias];
  execFileSync('docker', ['network', 'disconnect', network, web]);
  execFileSync('docker', ['network', 'connect', ...names, network, web]);
  const { ms: thenMs } = await timed(async () => {
    while ((await visit(await publishedPort(stack, 80), domain, '/tr')).status !== 308)
      await sleep(500);
  });
  assert.equal((await visit(await tlsPort(site), domain, '/tr')).status, 200);
  return `a name that leads elsewhere is one line in the log, and https came ${(thenMs / 1000).toFixed(0)} s after it led here`;
}

async function tlsPort({ stack, files }: Site): Promise<TlsPort> {
  const roots = 'https://localhost:15000/roots/0';
  const ask = ['curl', '--silent', '--insecure', roots];
  const authority = await stack.compose('exec', '-T', 'pebble', ...ask);
  writeFileSync(join(files, 'root.pem'), authority);
  return { ...(await publishedPort(stack, 443)), authority };
}

async function publishedPort(stack: ComposedStack, inside: number): Promise<Port> {
  const address = await stack.compose('port', 'web', String(inside));
  return { port: Number(address.trim().split(':').at(-1)) };
}

function writePebbleFiles(folder: string): void {
  const { key } = makeCertificate(folder, 'pebble');
  const pebble = {
    listenAddress: '0.0.0.0:14000',
    managementListenAddress: '0.0.0.0:15000',
    certificate: '/files/certificate.pem',
    privateKey: '/files/key.pem',
    // Where it looks for what proves a name: as the public authorities do.
    httpPort: 80,
    tlsPort: 443,
    retryAfter: { authz: 1, order: 1 },
    certificateValidityPeriod: 90 * 24 * 3600,
  };
  writeFileSync(join(folder, 'pebble.json'), JSON.stringify({ pebble }));
  // The containers' users are others.
  chmodSync(key, 0o644);
  chmodSync(folder, 0o755);
}
