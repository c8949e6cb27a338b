import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../bench/machine.ts';
import { runNginx, stopNginx } from '../bench/nginx.ts';
import { freePort } from '../bench/servers.ts';
import { openRequest, startApi, temporaryDirectory } from '../support/api/api.ts';
import { simplePath } from '../support/api/messages.ts';
import { adaptConfiguration } from '../support/stack/nginx-configuration.ts';

/** Put into the query, headers and bodies of failing requests. */
const marker = 'marked';
const address = `${marker}@gokhat.example`;
const query = `?email=${encodeURIComponent(address)}&q=${marker}+word`;
const sender = '127.0.0.9';

/**
 * Every kind of request that nginx or the API reports, each with an e-mail address and search words in query and
 * headers: no log of either contains them.
 */
export default async function loggedAddresses(): Promise<string> {
  await using directory = await temporaryDirectory();
  const socket = join(directory.path, 'api.sock');
  const port = await freePort();
  const file = adaptConfiguration({ home: directory.path, socket, port });
  const nginx = await runNginx(findProgram('nginx'), file, port, ['ignore', 'ignore', 'pipe']);
  const errors = gathered(nginx);
  const settings = { SOCKET: socket, TRUST_PROXY: '1', LOG_LEVEL: 'trace' };
  const api = await startApi({ ...settings, DATA_DIR: join(directory.path, 'data') });
  const kinds = troubles(port);
  const statuses: string[] = [];
  for (const [what, work] of Object.entries(kinds)) statuses.push(`${what} ${await work()}`);
  // A missing directory for bodies fails like a full one, with an error of its own.
  rmSync(join(directory.path, 'tmp'), { recursive: true });
  statuses.push(`no room ${await inFile(port)}`);
  await api.stop('SIGKILL');
  statuses.push(`API killed ${await call(port, `/api/health/live${query}`)}`);
  rmSync(socket, { force: true });
  statuses.push(`no socket ${await call(port, `/api/health/live${query}`)}`);
  await api[Symbol.asyncDispose]();
  await stopNginx(nginx);
  const access = readFileSync(join(directory.path, 'access.log'), 'utf8');
  const logs = { access, errors: errors(), api: api.output() };
  for (const [log, written] of Object.entries(logs)) {
    const found = written.split('\n').find((line) => /marked|@|%40|127\.0\.0\.9/i.test(line));
    assert.equal(found, undefined, `the ${log} log contains what a visitor sent`);
  }
  const paths = access
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line).path);
  for (const path of ['/.env', '/api/Admin/People', '/tr/none', '/api\\none', '(withheld)']) {
    assert.ok(paths.includes(path), `${path} is not in the access log as requested`);
  }
  return `${statuses.join(', ')}: ${paths.length} lines, none with an address or a query`;
}

type Trouble = () => Promise<number | string>;

function troubles(port: number): Readonly<Record<string, Trouble>> {
  const post = (path: string, bytes: number) => () =>
    call(port, path + query, { method: 'POST', bytes });
  const get = (path: string) => () => call(port, path + query);
  const flood = async (path: string, count: number) => {
    const all = await Promise.all(Array.from({ length: count }, () => call(port, path + query)));
    return `${all.filter((status) => status === 429).length} × 429`;
  };
  return {
    'too large': post(simplePath, 70_000),
    'in a file': () => inFile(port),
    'no session': get('/api/Admin/People'),
    'not found': get('/tr/none'),
    probing: get('/.env'),
    'not readable': get('/api\\none'),
    'an address in the path': get(`/tr/${address}`),
    'a path with %40': get('/api/Admin/People/marked%40gokhat.example'),
    method: post('/tr', 10),
    'no login': post('/api/Admin/login', 10),
    'left alone': async () => {
      const socket = connect({ host: '127.0.0.1', port, localAddress: sender });
      socket.write(
        `POST ${simplePath}${query} HTTP/1.1\r\nHost: ${marker}\r\nContent-Length: 9\r\n\r\n`,
      );
      await sleep(100);
      socket.destroy();
      return '';
    },
    'a broken header': () =>
      raw(port, `GET /tr${query} HTTP/1.1\r\nHost: x\r\n${address}: ;\r\nX ${address}`),
    'two hosts': () =>
      raw(port, `GET /tr${query} HTTP/1.1\r\nHost: ${address}\r\nHost: ${address}`),
    'no HTTP': () => raw(port, `GET /tr${query} HTTQ/1.1`),
    'a long line': () => raw(port, `GET /tr${query}${marker.repeat(2000)} HTTP/1.1\r\nHost: x`),
    'a flood of files': () => flood('/tr', 3000),
    'a flood of calls': () => flood('/api/health/live', 600),
    'a flood of logins': () => flood('/api/Admin/login', 60),
  };
}

async function call(
  port: number,
  path: string,
  { method = 'GET', bytes = 0 } = {},
): Promise<number | string> {
  const { outgoing, answer } = openRequest({
    ...{ host: '127.0.0.1', port, path, method, localAddress: sender },
    headers: {
      ...{ 'Content-Type': 'application/json', 'Content-Length': bytes, From: address },
      ...{
        Referer: `http://localhost/admin${query}`,
        'User-Agent': marker,
        Cookie: `sid=${marker}`,
      },
      'X-Forwarded-For': `${marker}, ${sender}`,
    },
  });
  outgoing.on('error', () => undefined);
  outgoing.end(marker.repeat(bytes).slice(0, bytes));
  return answer.then(
    ({ status }) => status ?? '',
    () => 'cut',
  );
}

/** Sends a body in chunks of one byte: with their lengths they exceed nginx's buffer, and so it writes them to a file. */
function inFile(port: number): Promise<string> {
  const head = `POST ${simplePath}${query} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked`;
  return raw(port, `${head}\r\n\r\n${`1\r\n${marker[0]}\r\n`.repeat(20_000)}0`);
}

/** Sends raw bytes and returns the status of the response. */
async function raw(port: number, head: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: sender });
  socket.on('error', () => undefined);
  socket.write(`${head}\r\n\r\n`);
  const signal = AbortSignal.timeout(2000);
  const [chunk] = await once(socket, 'data', { signal }).catch(() => ['']);
  socket.destroy();
  return /^HTTP\/1\.1 (\d{3})/.exec(String(chunk))?.[1] ?? 'cut';
}

function gathered({ stderr }: ChildProcess): () => string {
  let written = '';
  stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    written += chunk;
  });
  return () => written;
}
