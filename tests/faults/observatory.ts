import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttp, request } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchPackage } from '../bench/fetched-package.ts';
import { freePort } from '../bench/servers.ts';
import { temporaryDirectory } from '../support/api/api.ts';
import { type Certificate, makeCertificate } from '../support/stack/certificate.ts';
import { startSite } from './site.ts';

/** Google's map needs inline styles, in that one document (api/contract/headers.ts). */
const minScores = {
  '/tr': 130,
  '/en/contact': 130,
  '/admin': 130,
  '/cv-viewer': 130,
  '/map': 120,
};
/** The first byte of TLS (RFC 8446, section 5.1). */
const handshake = 0x16;

type Scan = {
  readonly score: number;
  readonly grade: string;
  readonly testsPassed: number;
  readonly testsQuantity: number;
};

/** MDN's Observatory scans the site behind a proxy that ends TLS and redirects http to https. */
export default async function observatory(): Promise<string> {
  const { home } = fetchPackage('@mdn/mdn-http-observatory', '1.4.8');
  // Replaces a file that its install script would fetch: the list of HSTS preloaded sites, here empty.
  const package_ = join(home, 'node_modules/@mdn/mdn-http-observatory');
  writeFileSync(join(package_, 'conf/hsts-preload.json'), '{}');
  await using directory = await temporaryDirectory();
  const port = await freePort();
  const host = `localhost:${port}`;
  await using site = await startSite({ siteUrl: `https://${host}`, trustedProxy: '127.0.0.1' });
  const certificate = makeCertificate(directory.path, 'localhost');
  using _front = await serveFront(port, site.port, certificate);
  const lines: string[] = [];
  for (const [path, least] of Object.entries(minScores)) {
    const scan = await scanPath(package_, host, path, certificate.file);
    const { score, grade, testsPassed, testsQuantity } = scan;
    assert.ok(score >= least, `${path}: ${score}`);
    lines.push(`${path} ${score} (${grade}), ${testsPassed} of ${testsQuantity}`);
  }
  return lines.join('; ');
}

/** The proxy that ends TLS in front of nginx; on the same port it redirects http to https. */
async function serveFront(port: number, target: number, { file, key }: Certificate) {
  const http = createHttp((asked, answer) => {
    answer.writeHead(301, { Location: `https://${asked.headers.host}${asked.url}` }).end();
  });
  const https = createHttps(
    { cert: readFileSync(file), key: readFileSync(key) },
    ({ method, url, headers }, answer) => {
      const visitor = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
      const forwarded = { ...headers, ...visitor };
      const onward = request(
        { host: '127.0.0.1', port: target, method, path: url, headers: forwarded },
        (given) => {
          answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
          given.pipe(answer);
        },
      );
      onward.on('error', () => answer.destroy()).end();
    },
  );
  const [httpPort, httpsPort] = [await listen(http), await listen(https)];
  const front = createServer((socket) => {
    socket.once('data', (first) => {
      const inner = connect(first[0] === handshake ? httpsPort : httpPort, '127.0.0.1');
      inner.write(first);
      socket.pipe(inner).pipe(socket);
      socket.on('error', () => inner.destroy());
      inner.on('error', () => socket.destroy());
    });
  });
  await listen(front, port);
  return {
    [Symbol.dispose]() {
      for (const server of [front, http, https]) server.close();
    },
  };
}

async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address);
  return address.port;
}

async function scanPath(packageFolder: string, host: string, path: string, certificate: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(packageFolder, 'src/scan.js'), host + path],
    { cwd: packageFolder, env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
  );
  const { scan, tests }: { scan: Scan; tests: Record<string, { pass: boolean }> } =
    JSON.parse(stdout);
  const failed = Object.keys(tests).filter((name) => !tests[name]?.pass);
  assert.deepEqual(failed, [], path);
  return scan;
}
