import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

/** Sends a request line unchanged, and resolves with the answer in English. */
async function answerTo(baseURL: string | undefined, target: string, method = 'GET') {
  const { hostname, port } = new URL(baseURL ?? '');
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Accept-Language: en'];
  socket.setTimeout(5000, () => socket.destroy());
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1');
  const answer = await text(socket);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return { status: Number(status), text: answer };
}

/** Targets that nginx and the API could read differently. */
const ambiguous = [
  ...['/api/metrics\\#', '/api/Admin/login\\', '/api/Admin/login#x', '/api\\metrics', '/tr#x'],
  ...['//api/metrics', '/api//metrics', '/tr//about', '/assets/../tr', '/admin/../tr'],
  ...['/api/../tr', '/tr/../api/metrics', '/api/./metrics', '/tr/.', '/tr/..', '/tr?a#b'],
  ...['/%61dmin', '/%61pi/health/live', '/api%2fmetrics', '/api/%6detrics', '/api%5cmetrics'],
  ...['/api/metrics%23', '/api/metrics%0a', '/assets/%2e%2e/tr', '/tr%0a', '/tr%7f'],
];
/** Refused by nginx or by the API, each with an error text of its own. */
const unreadable = ['/%2e%2e/tr', '/tr%00', '/tr%zz', '/tr/\xe7', '/tr?q=\xe7', '/tr\x01'];

test('a target that nginx and the API could read differently is refused with a readable error, and not cached', async ({
  baseURL,
}) => {
  for (const target of ambiguous) {
    for (const method of ['GET', 'POST']) {
      const answer = await answerTo(baseURL, target, method);
      expect([target, answer.status]).toEqual([target, 400]);
      expect(answer.text).toMatch(/The request could not be read\.$/);
      expect(answer.text).toMatch(/^cache-control: no-store\r$/im);
      expect(answer.text).toMatch(/^content-security-policy: default-src 'none';.*sandbox\r$/im);
      expect(answer.text).toMatch(/^x-content-type-options: nosniff\r$/im);
    }
  }
});

test('an unreadable request target is refused', async ({ baseURL }) => {
  for (const target of unreadable) {
    expect([target, (await answerTo(baseURL, target)).status]).toEqual([target, 400]);
  }
});

const plain = [
  ...[
    '/tr?q=a%2Fb%5Cc%23d%2e',
    '/en/about?a=1&b=//x/../y',
    '/tr?q=[a]|{b}',
    '/tr/%C3%A7',
    '/tr/a%20b',
  ],
  ...['/tr/a..b', '/tr/a;b=1', "/tr/it's", '/tr/~x', '/tr/a|b'],
];

test('an unusual target is accepted as a normal address', async ({ baseURL }) => {
  for (const target of plain) {
    const { status } = await answerTo(baseURL, target);
    expect([200, 302, 404], target).toContain(status);
  }
});

test('a target in the absolute form is read as its path', async ({ baseURL }) => {
  expect((await answerTo(baseURL, 'http://localhost/api/health/live')).status).toBe(200);
  expect((await answerTo(baseURL, 'http://localhost/tr')).status).toBe(200);
  expect((await answerTo(baseURL, 'http://localhost//tr')).status).toBe(400);
  expect((await answerTo(baseURL, 'http://localhost/api/metrics')).status).toBe(404);
});
