import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { problems } from '#contract/problem.ts';
import { openRequest } from '../support/api/api.ts';
import { adminPassword, testSettings } from '../support/settings.ts';
import { processStack } from '../support/stack/stack-processes.ts';

/** All addresses of 127.0.0.0/8 are local. */
const proxy = '127.0.0.2';
const untrusted = '127.0.0.3';
const visitor = '203.0.113.9';
const https = { 'X-Forwarded-Proto': 'https' };

type From = { readonly from: string; readonly headers?: Record<string, string> };

/** A site on https behind nginx with the project's configuration, with one trusted proxy or none. */
async function startSite(trustedProxy: string) {
  const port = await freePort();
  let log = '';
  const stack = await processStack(
    {
      ...testSettings,
      SITE_URL: 'https://www.gokhat.example',
      PORT: String(port),
      TRUSTED_PROXY: trustedProxy,
    },
    '.',
    (text) => {
      log += text;
    },
  );
  await stack.up();
  const call = (
    { from, headers = {} }: From,
    { method, path }: { readonly method: string; readonly path: string },
    body?: object,
  ) => {
    const { outgoing, answer } = openRequest(
      {
        localAddress: from,
        method,
        headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
      },
      `http://127.0.0.1:${port}${path}`,
    );
    outgoing.on('error', () => undefined).end(body && JSON.stringify(body));
    return answer;
  };
  await expect
    .poll(
      () =>
        call({ from: untrusted }, calls.ready).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 20_000,
      },
    )
    .toBe(200);
  const logIn = (from: From, password = adminPassword) => call(from, calls.logIn, { password });
  const eventHeaders = async ({ from, headers }: From) => {
    const url = `http://127.0.0.1:${port}${calls.watchEvents.path}`;
    const stream = request(url, { agent: false, localAddress: from, headers }).end();
    const [incoming] = (await once(stream, 'response')) as [IncomingMessage];
    stream.destroy();
    return incoming.headers;
  };
  const logged = () => log.split('\n');
  return { call, logIn, eventHeaders, logged, [Symbol.asyncDispose]: async () => stack.down() };
}

test.describe('with a trusted proxy', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  test.beforeAll(async () => {
    site = await startSite(`192.0.2.0/24, ${proxy}/32`);
  });
  test.afterAll(() => site[Symbol.asyncDispose]());

  test('over plain HTTP the login is refused, whatever scheme an untrusted client claims', async () => {
    for (const headers of [
      {},
      https,
      { ...https, 'X-Forwarded-For': visitor },
      { ...https, 'X-Forwarded-For': proxy },
      { ...https, 'X-Forwarded-For': `${visitor}, ${proxy}` },
    ]) {
      const answer = await site.logIn({ from: untrusted, headers });
      expect(answer).toMatchObject({ status: 403, text: problems.insecure.en });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('a trusted proxy’s headers set the scheme and the client address', async () => {
    const headers = { ...https, 'X-Forwarded-For': visitor };
    expect((await site.logIn({ from: proxy, headers }, 'not the password')).status).toBe(401);
    const answer = await site.logIn({ from: proxy, headers });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('__Host-sid=');
    const { token } = JSON.parse(answer.text) as { token: string };
    const carried = { ...headers, Authorization: `Bearer ${token}` };
    await test.step('and it is asked to pass each event on at once', async () => {
      expect(await site.eventHeaders({ from: proxy, headers: carried })).toMatchObject({
        'x-accel-buffering': 'no',
      });
    });
    const trail = await site.call({ from: proxy, headers: carried }, calls.listAudit);
    const { items } = JSON.parse(trail.text) as { items: { address: string | null }[] };
    expect(items.map(({ address }) => address)).toEqual([visitor, visitor]);
    // The proxy reports plain HTTP, or sends no header.
    for (const sent of [{ ...headers, 'X-Forwarded-Proto': 'http' }, {}]) {
      expect((await site.logIn({ from: proxy, headers: sent })).status).toBe(403);
    }
  });
});

test('a proxy that nobody has named is named in the log, once; a visitor who claims to be one is not @release', async () => {
  await using site = await startSite('192.0.2.1');
  const forwarded = { ...https, 'X-Forwarded-For': visitor };
  for (const headers of [forwarded, forwarded, {}]) await site.logIn({ from: untrusted, headers });
  await site.logIn({ from: proxy });
  const lines = () => site.logged().filter((line) => line.includes('TRUSTED_PROXY'));
  await expect.poll(lines).toHaveLength(1);
  await site.logIn({ from: untrusted, headers: forwarded });
  expect(lines()).toHaveLength(1);
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ level: 40, proxy: untrusted });
  expect(site.logged().join()).not.toContain(visitor);
});

test('without a trusted proxy no forwarding header is accepted @release', async () => {
  await using site = await startSite('');
  const headers = { ...https, 'X-Forwarded-For': visitor };
  for (const from of [proxy, untrusted]) {
    expect((await site.logIn({ from, headers })).status).toBe(403);
  }
});

test('an invalid TRUSTED_PROXY stops the start with an error that names it', () => {
  const start = () =>
    execFileSync('sh', ['web/nginx/settings.sh', 'web/nginx', test.info().outputPath('settings')], {
      env: { ...process.env, TRUSTED_PROXY: '10.0.0.0/8; daemon off' },
      stdio: 'pipe',
    });
  expect(start).toThrow(/Cannot start: TRUSTED_PROXY must hold addresses/);
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
