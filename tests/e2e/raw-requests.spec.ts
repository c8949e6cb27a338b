import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { problems } from '#contract/problem.ts';
import { adminPassword } from '../support/settings.ts';

const host = 'Host: localhost';
const post = 'POST /api/ContactForms/simple HTTP/1.1';
const json = 'Content-Type: application/json';
/** A request hidden in the body, which a proxy that parses lengths differently would forward as its own. */
const smuggled = ['GET /api/health/live HTTP/1.1', host, '', ''].join('\r\n');

const malformed: Readonly<Record<string, readonly string[]>> = {
  'a length and chunks': [post, host, json, 'Content-Length: 6', 'Transfer-Encoding: chunked'],
  'two lengths': [post, host, json, 'Content-Length: 0', 'Content-Length: 44'],
  'a list of lengths': [post, host, json, 'Content-Length: 0, 44'],
  'a length with a sign': [post, host, json, 'Content-Length: +44'],
  'a length that is not a number': [post, host, json, 'Content-Length: 4x'],
  'an unknown encoding': [post, host, json, 'Transfer-Encoding: xchunked'],
  'two encodings': [post, host, json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  'a list of encodings': [post, host, json, 'Transfer-Encoding: identity, chunked'],
  'chunks in HTTP/1.0': [post.replace('1.1', '1.0'), host, json, 'Transfer-Encoding: chunked'],
  'a space before the colon': [post, host, json, 'Content-Length : 44'],
  'a NUL in a header': [post, host, json, 'X-Name: a\0b'],
  'no host': [post, json, 'Content-Length: 0'],
  'two hosts': [post, host, 'Host: other.example', json, 'Content-Length: 0'],
  'an invalid version': ['GET /tr HTTQ/1.1', host],
  'an invalid method': ['G\x01T /tr HTTP/1.1', host],
  'a path above the root': ['GET /../../etc/passwd HTTP/1.1', host],
};

test('a malformed request is refused, and a request smuggled behind it is not answered', async ({
  baseURL,
}) => {
  for (const [what, lines] of Object.entries(malformed)) {
    const answer = await sendRaw(baseURL, `${lines.join('\r\n')}\r\n\r\n0\r\n\r\n${smuggled}`);
    const statuses = [...answer.matchAll(/^HTTP\/1\.\d (\d{3})/gm)].map(([, code]) => Number(code));
    expect(statuses, what).toHaveLength(1);
    expect(statuses[0] === 501 || (statuses[0] ?? 0) < 500, what).toBe(true);
    expect(statuses[0], what).toBeGreaterThanOrEqual(400);
    expect(answer, what).not.toContain('"status":"ok"');
  }
});

test('a request that is too long, or asks for what nobody has, is refused with a readable error', async ({
  baseURL,
}) => {
  const long = 'a'.repeat(20_000);
  for (const [status, line, header] of [
    [414, `GET /${long} HTTP/1.1`, 'X-Name: a'],
    [400, 'GET /tr HTTP/1.1', `Cookie: ${long}`],
    [412, 'GET /tr HTTP/1.1', 'If-Match: "none"'],
    [501, 'GET /tr HTTP/1.1', 'Transfer-Encoding: none'],
    [505, 'GET /tr HTTP/3.0', 'X-Name: a'],
  ] as const) {
    const lines = [line, host, header, 'Connection: close'];
    const answer = await sendRaw(baseURL, `${lines.join('\r\n')}\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im);
    expect(answer).toContain(problems.malformed.tr);
    if (status > 411) {
      expect(answer.match(/^cache-control: no-cache\r$/gim), line).toHaveLength(1);
    }
  }
});

test('TRACE is refused, and echoes nothing of the request', async ({ baseURL }) => {
  const answer = await sendRaw(baseURL, `TRACE /tr HTTP/1.1\r\n${host}\r\nX-Name: echoed\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).not.toContain('echoed');
});

test('a client address forged in request headers is ignored', async ({ request }) => {
  const forged = '203.0.113.9';
  const refused = await request.post('/api/Admin/login', {
    headers: { 'X-Forwarded-For': forged, 'X-Real-IP': forged, Forwarded: `for=${forged}` },
    data: { password: 'nobody’s password at all' },
  });
  expect(refused.status()).toBe(401);
  const { token } = await (
    await request.post('/api/Admin/login', { data: { password: adminPassword } })
  ).json();
  const trail = await request.get('/api/Admin/Audit?action=loginRefused&limit=1', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { items } = await trail.json();
  expect(items[0].address).toMatch(/\d/);
  expect(items[0].address).not.toContain(forged);
});

/** Sends raw bytes, and resolves with everything received until the server closes the connection. */
async function sendRaw(baseURL: string | undefined, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '');
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.setTimeout(15_000, () => socket.destroy());
  socket.end(bytes, 'latin1');
  return text(socket);
}
