import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createApp } from '#api/app.ts';
import { openContext } from '#api/open-context.ts';
import { openLog } from '#api/process/log.ts';
import { readSettings } from '#api/process/settings.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { Random } from '#tests/sample-data/random.ts';
import { findProgram } from '../bench/machine.ts';
import { runNginx, stopNginx } from '../bench/nginx.ts';
import { freePort } from '../bench/servers.ts';
import { temporaryDirectory } from '../support/api/api.ts';
import { cells } from '../support/cells.ts';
import { adaptConfiguration } from '../support/stack/nginx-configuration.ts';
import { together } from './measure.ts';

const lines = 20_000;
const senders = 8;

/**
 * Thousands of request lines with distorted paths of the API. None may reach a call through another location of nginx,
 * with other limits, than the call's plain path.
 */
export default async function requestLines(): Promise<string> {
  await using site = await startMarked();
  const own = new Map<string, string>();
  for (const { path, method } of Object.values<Call>(calls)) {
    const { call, location } = await site.ask(`${method.toUpperCase()} ${filled(path)}`);
    assert.equal(call, path);
    own.set(path, location);
  }
  const statuses = new Map<string, number>();
  let reached = 0;
  await together(senders, async (sender) => {
    const random = new Random(700 + sender);
    for (let turn = sender; turn < lines; turn += senders) {
      const line = twistedLine(random);
      const { status, call, location } = await site.ask(line);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (call === undefined) continue;
      reached += 1;
      assert.equal(location, own.get(call), `${JSON.stringify(line)} reached ${call}`);
    }
  });
  assert.ok(reached > 0 && reached < lines / 2, `${reached} of ${lines} reached a call`);
  const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
  return `${lines} lines: ${counts.join(', ')}; ${reached} reached a call, each by its own location`;
}

const filled = (path: string) => path.replace(/\{\w+\}/, '0');

/** Inserted somewhere in a path, or in place of a character. */
const twists = [
  ...cells(String.raw`
    \ | # | \# | ? | % | ; | ..; | / | // | /. | /./ | /.. | /x/../ | /%2e/ | /%2e%2e/
    %2f | %2F | %5c | %5C | %23 | %3f | %3b | %00 | %0a | %0d | %09 | %20 | %7f | %25
    ^ | " | < | { | [ | @ | ~
  `),
  ...['|', '`', '\t', '\x01', '\x7f', '\x80', '\xa0', '\xe7', '\xef\xbb\xbf'],
];

function twistedLine(random: Random): string {
  const { path, method } = random.pick(Object.values<Call>(calls));
  let target = filled(path);
  for (let left = random.whole(1, 3); left > 0; left -= 1) target = twisted(target, random);
  if (random.chance(0.1)) target = `http://localhost${target}`;
  if (random.chance(0.1)) target += '?a=b';
  return `${random.pick([method.toUpperCase(), 'GET', 'POST'])} ${target}`;
}

function twisted(target: string, random: Random): string {
  const at = random.chance(0.4) ? target.length : random.whole(0, target.length);
  const rest = target.slice(at);
  const kind = random.whole(0, 3);
  if (kind === 0 && rest !== '') {
    const code = rest.charCodeAt(0).toString(16).padStart(2, '0');
    return `${target.slice(0, at)}%${random.chance(0.5) ? code : code.toUpperCase()}${rest.slice(1)}`;
  }
  if (kind === 1) {
    return target.slice(0, at) + (random.chance(0.5) ? rest.toUpperCase() : rest.toLowerCase());
  }
  return target.slice(0, at) + random.pick(twists) + rest;
}

/** Starts the site so that each response names nginx's location and the call that was reached. */
async function startMarked() {
  const directory = await temporaryDirectory();
  const socket = join(directory.path, 'api.sock');
  const settings = readSettings({
    ...{ DATA_DIR: join(directory.path, 'data'), SOCKET: socket, TRUST_PROXY: '1' },
    ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
  });
  const context = await openContext(settings, openLog(settings));
  const app = createApp(context);
  const api = createServer((incoming, response) => {
    const { writeHead } = response;
    response.writeHead = (...head: unknown[]) => {
      const { call } = (response as unknown as { locals?: { call?: string } }).locals ?? {};
      if (call) response.setHeader('X-Call', call);
      return Reflect.apply(writeHead, response, head);
    };
    app(incoming, response);
  }).listen({ path: socket, writableAll: true, readableAll: true });
  await once(api, 'listening');
  const port = await freePort();
  const file = adaptConfiguration({ home: directory.path, socket, port, floodLimits: false });
  let location = 0;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll('proxy_pass http://api;', (pass) => {
      location += 1;
      return `add_header X-Location l${location} always; ${pass}`;
    }),
  );
  const nginx = await runNginx(findProgram('nginx'), file, port, 'inherit');
  return {
    ask: (line: string) => answerTo(port, line),
    async [Symbol.asyncDispose]() {
      await stopNginx(nginx);
      api.closeAllConnections();
      api.close();
      await context.close();
      await directory.remove();
    },
  };
}

async function answerTo(port: number, line: string) {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(2000, () => socket.destroy());
  const headers = ['Host: localhost', 'Connection: close', 'Content-Length: 0'];
  socket.write(`${[`${line} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`, 'latin1');
  const answer = await text(socket).catch(() => '');
  return {
    status: /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none',
    call: /^X-Call: (.*)\r$/im.exec(answer)?.[1],
    location: /^X-Location: (.*)\r$/im.exec(answer)?.[1] ?? 'none',
  };
}
