import { once } from 'node:events';
import { expect, test } from 'vitest';
import { bearer, login, openRequest, post, startApi } from '#tests/support/api/api.ts';
import { sampleMessage, simplePath } from '#tests/support/api/messages.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { adminPassword } from '#tests/support/settings.ts';

const api = await sharedApi();

const requestLines = () => api.logLines().filter(({ msg }) => msg === 'request');

/** Waits for the log line with that id: it is written after the answer. */
async function lineOf(id: string) {
  const find = () => requestLines().find((line) => line.id === id);
  await expect.poll(find).toBeDefined();
  return find();
}

test('a request is logged as one JSON line with its id, method, path and status', async () => {
  const headers = { 'X-Request-Id': 'known-from-nginx_1' };
  await fetch(`${api.url}/api/PublicSettings`, { headers });
  expect(await lineOf('known-from-nginx_1')).toMatchObject({
    ...{ id: 'known-from-nginx_1', method: 'GET', path: '/api/PublicSettings', status: 200 },
    ...{ msg: 'request', level: 30, ms: expect.any(Number) },
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test('a start logs where the site and its admin are', async () => {
  await using started = await startApi({ SITE_URL: 'https://www.example.com' });
  const site = 'https://www.example.com';
  expect(await started.logged('ready')).toMatchObject({ site, admin: `${site}/admin` });
});

test('health checks are not logged, unless they fail', async () => {
  await using checked = await startApi();
  const check = (name: string) => fetch(`${checked.url}/api/health/${name}`);
  await checked.database.run('alter table messages rename to renamed');
  await check('ready');
  await checked.database.run('alter table renamed rename to messages');
  await check('ready');
  await check('live');
  await fetch(`${checked.url}/api/PublicSettings`);
  const lines = () => checked.logLines().filter(({ msg }) => msg === 'request');
  const logged = () => lines().map(({ path, status }) => [path, status]);
  const last = ['/api/PublicSettings', 200];
  await expect.poll(logged).toEqual([['/api/health/ready', 503], last]);
});

test.each(['with "quotes"', 'x'.repeat(65), '{"level":60}', ''])(
  'an invalid X-Request-Id is replaced by a generated one: %s',
  async (id) => {
    const before = requestLines().length;
    await fetch(`${api.url}/api/PublicSettings`, { headers: { 'X-Request-Id': id } });
    await expect.poll(requestLines).toHaveLength(before + 1);
    expect(requestLines().at(-1)?.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  },
);

test('the log contains nothing that a visitor or the admin sends, whatever the answer', async () => {
  await using logged = await startApi({
    LOG_LEVEL: 'trace',
    SESSION_SECRET: `marked-${'s'.repeat(32)}`,
  });
  const url = logged.url;
  const body = { ...sampleMessage, fullName: 'marked-name', message: 'marked-text' };
  const email = 'marked-address@gokhat.example';
  const message = { ...body, email };
  const { token, cookie } = await login(logged);
  const headers = {
    ...bearer(token),
    ...{ Cookie: `${cookie}; other=marked-cookie`, Referer: `${url}/?marked-referer` },
    ...{ 'User-Agent': 'marked-agent', 'X-Forwarded-For': '192.0.2.77' },
  };
  const json = { 'Content-Type': 'application/json' };
  const statuses = [
    await post(`${url}${simplePath}?email=${email}&marked-query`, message, headers),
    await post(url + simplePath, { ...message, email: 'marked-address' }, headers),
    await post(url + simplePath, { ...message, 'marked-field': 1 }, headers),
    await fetch(url + simplePath, { method: 'POST', body: '{"marked-text', headers: json }),
    await post(`${url}/api/Admin/login`, { password: 'marked-password' }, headers),
    await post(`${url}/api/Admin/login`, { password: adminPassword }),
    await fetch(`${url}/api/Admin/Messages?cursor=marked-query`, { headers }),
    await fetch(`${url}/api/Admin/Messages?limit=1`, { headers }),
    await fetch(`${url}/api/SmsLength?text=marked-text`, { headers }),
    await fetch(`${url}/api/SmsLength?text=${'marked'.repeat(200)}`, { headers }),
    await fetch(`${url}/api/none?marked-query`, { headers }),
    await post(`${url}/api/Admin/logout`, undefined, headers),
  ].map(({ status }) => status);
  await logged.database.refuse('insert', 'messages');
  statuses.push(
    (await post(url + simplePath, { ...message, message: 'marked-again' }, headers)).status,
  );
  expect(statuses).toEqual([201, 400, 400, 400, 401, 200, 400, 200, 200, 400, 404, 204, 500]);
  await logged.stop();

  const lines = logged.logLines().filter(({ msg }) => msg === 'request');
  expect(lines.map(({ status }) => status)).toEqual([200, ...statuses]);
  for (const { path } of lines) expect(path).not.toMatch(/[?=&]/);
  const output = logged.output();
  expect(output).not.toMatch(/marked|192\.0\.2\.77|@/);
  for (const secret of [adminPassword, token, decodeURIComponent(cookie).slice(8, 30)]) {
    expect(output).not.toContain(secret);
  }
});

test('an aborted request is logged with cut: true', async () => {
  const headers = {
    ...{ 'Content-Type': 'application/json', 'Content-Length': 100 },
    ...{ 'X-Request-Id': 'cut-off', Expect: '100-continue' },
  };
  const { outgoing, answer } = openRequest({ method: 'POST', headers }, api.url + simplePath);
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  outgoing.destroy();
  await expect(answer).rejects.toThrow('socket hang up');
  expect(await lineOf('cut-off')).toMatchObject({ cut: true });
});
