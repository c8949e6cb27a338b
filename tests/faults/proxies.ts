import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { findProgram } from '../bench/machine.ts';
import { freePort } from '../bench/servers.ts';
import { temporaryDirectory } from '../support/api/api.ts';
import { applicationForm, applicationPath, cvFile } from '../support/api/applications.ts';
import { adminPassword } from '../support/settings.ts';
import { makeCertificate } from '../support/stack/certificate.ts';
import { end } from '../support/stack/end-process.ts';
import { type TlsPort, visit } from '../support/stack/tls-visits.ts';
import { timed } from './measure.ts';
import { startSite } from './site.ts';

const name = 'example.com';
/** The largest that the form takes is 5 MiB. */
const cvBytes = 5_000_000;
const eventWithinMs = 2000;
/** The visitor's: all of 127.0.0.0/8 is this machine, and the proxy has another one. */
const localAddress = '127.0.0.9';

type Place = { readonly folder: string; readonly port: number; readonly site: number };

/** The configurations of proxies in the operations guide, with the ports and the certificate of this run. */
const proxies = {
  nginx({ folder, port, site }: Place) {
    const server = snippet('nginx')
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace('/etc/ssl/site.pem', join(folder, 'certificate.pem'))
      .replace('/etc/ssl/site.key', join(folder, 'key.pem'))
      .replace('127.0.0.1:8080', `127.0.0.1:${site}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const file = join(folder, 'proxy.conf');
    const http = `http { access_log off; ${temporary.join(' ')} ${server} }`;
    writeFileSync(file, `pid ${folder}/pid; error_log stderr; events {} ${http}`);
    return [findProgram('nginx'), '-c', file, '-g', 'daemon off; user root;'];
  },
  caddy({ folder, port, site }: Place) {
    const file = join(folder, 'Caddyfile');
    const own = `{\n tls ${folder}/certificate.pem ${folder}/key.pem`;
    const address = snippet('caddy')
      .replace(`${name} {`, `https://${name}:${port} ${own}`)
      .replace('127.0.0.1:8080', `127.0.0.1:${site}`);
    writeFileSync(file, `{\n admin off\n auto_https off\n}\n${address}`);
    return [findProgram('caddy'), 'run', '--adapter', 'caddyfile', '--config', file];
  },
};

function snippet(language: string): string {
  const guide = readFileSync('.github/variants.md', 'utf8');
  const [, text] = new RegExp(`\`\`\`${language}\n([^\`]*)\`\`\``).exec(guide) ?? [];
  assert.ok(text, `the operations guide has no configuration of ${language}`);
  return text;
}

/** Proxies of an operator's own, configured as the guide says: people can log in, send a CV, and see events at once. */
export default async function ownProxies(): Promise<string> {
  const lines: string[] = [];
  for (const [program, configure] of Object.entries(proxies)) {
    await using directory = await temporaryDirectory();
    const { file } = makeCertificate(directory.path, name);
    const settings = { SITE_URL: `https://${name}` };
    await using site = await startSite({
      ...{ siteUrl: settings.SITE_URL, trustedProxy: '127.0.0.1', settings },
    });
    const port = await freePort();
    const words = configure({ folder: directory.path, port, site: site.port });
    const proxy = spawn(words[0] ?? '', words.slice(1), {
      stdio: 'ignore',
      env: { HOME: directory.path },
    });
    try {
      lines.push(`${program}: ${await use({ port, authority: readFileSync(file, 'utf8') })}`);
    } finally {
      await end(proxy);
    }
  }
  return lines.join('; ');
}

async function use(proxy: TlsPort): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await visit(proxy, name, calls.ready.path).catch(() => undefined);
    if (answer?.status === 200) break;
    await sleep(100);
  }
  const json = { 'Content-Type': 'application/json' };
  const login = await visit(proxy, name, calls.logIn.path, {
    ...{ method: 'POST', headers: json, localAddress },
    body: JSON.stringify({ password: adminPassword }),
  });
  assert.equal(login.status, 200, login.body);
  const headers = { Authorization: `Bearer ${JSON.parse(login.body).token}` };
  const trail = await visit(proxy, name, calls.listAudit.path, { headers, localAddress });
  assert.equal(JSON.parse(trail.body).items[0].address, localAddress);

  const stream = request({
    ...{ host: '127.0.0.1', port: proxy.port, servername: name, ca: proxy.authority, agent: false },
    ...{ path: calls.watchEvents.path, headers: { Host: name, ...headers }, localAddress },
  }).end();
  const arrived = Promise.withResolvers<void>();
  stream.on('error', arrived.reject);
  stream.on('response', (incoming) => {
    incoming.setEncoding('utf8').on('data', (text) => {
      if (text.includes('application')) arrived.resolve();
    });
  });
  await sleep(500);
  const cv = cvFile(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(cvBytes)]));
  const form = new Response(applicationForm({}, cv));
  const sent = await visit(proxy, name, applicationPath, {
    ...{ method: 'POST', headers: { 'Content-Type': form.headers.get('Content-Type') ?? '' } },
    body: Buffer.from(await form.arrayBuffer()),
  });
  assert.equal(sent.status, 201, sent.body);
  const { ms } = await timed(() => Promise.race([arrived.promise, sleep(eventWithinMs, 'late')]));
  stream.destroy();
  assert.ok(ms < eventWithinMs, 'the event was held back');
  return `a login from the visitor's own address, a CV of ${cvBytes / 1e6} MB, and its event`;
}
