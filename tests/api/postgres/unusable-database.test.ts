import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { problems } from '#contract/problem.ts';
import { writerLock } from '#db/postgres/pool.ts';
import { newData, post, startApi, startFailing } from '#tests/support/api/api.ts';
import { backUp, run } from '#tests/support/api/backups.ts';
import { sampleMessage, sendMessage, simplePath } from '#tests/support/api/messages.ts';
import { onServer, serverUrl } from '#tests/support/database/postgres-server.ts';

const password = 'never-in-a-message';
const line = /^Cannot start: the database [\w.:/[\]-]+ cannot be opened \([^\n]+\n$/;
const waits = 'tried again for half a minute';

/** The settings of a new database with another address. */
async function withUrl(change: (url: URL) => void) {
  const data = await newData();
  const { DATABASE_URL = '' } = data.settings;
  const url = new URL(DATABASE_URL);
  change(url);
  return { ...data, settings: { ...data.settings, DATABASE_URL: url.href } };
}

test.each([
  ['a wrong password', 'password authentication failed', { password }],
  ['a database that does not exist', 'database "nothing" does not exist', { pathname: '/nothing' }],
])(
  '%s ends the start with one line that says so, without the password',
  async (_what, why, change) => {
    await using data = await withUrl((url) => Object.assign(url, change));
    const { code, stderr, output } = await startFailing(data.settings);
    expect(code).toBe(1);
    expect(stderr).toMatch(line);
    expect(stderr).toContain(why);
    expect(stderr).not.toContain(password);
    expect(output).not.toContain(waits);
  },
);

test('a server that is not there is waited for; then the start ends with the same line', async () => {
  await using data = await withUrl((url) => Object.assign(url, { port: '9', password }));
  const began = performance.now();
  const { code, stderr, output } = await startFailing(data.settings);
  expect([code, stderr]).toEqual([1, expect.stringMatching(line)]);
  expect(performance.now() - began).toBeGreaterThan(30_000);
  expect(output).toContain(waits);
  expect(output + stderr).not.toContain(password);
});

test.each(['mysql://site@db/site', 'postgres://', 'db.example.com', 'postgres://[::1/site'])(
  'the address %s is refused by its setting',
  async (DATABASE_URL) => {
    await using data = await newData();
    const { code, stderr } = await startFailing({ ...data.settings, DATABASE_URL });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Cannot start: DATABASE_URL [^\n]+\n$/),
    ]);
  },
);

test('a standby, which only reads, is not migrated: the start waits until it is the primary', async () => {
  await using data = await newData({ isMigrated: false });
  const name = new URL(data.settings.DATABASE_URL ?? '').pathname.slice(1);
  const readOnly = (isOn: boolean) =>
    onServer(serverUrl(), (client) =>
      client.query(
        `alter database ${name} set default_transaction_read_only = ${isOn ? 'on' : 'off'}`,
      ),
    );
  await readOnly(true);
  const starting = startApi(data.settings);
  await sleep(4000);
  await readOnly(false);
  await using api = await starting;
  expect(api.logLines().map(({ msg }) => msg)).toContainEqual(
    expect.stringMatching(`25006.*${waits}`),
  );
  expect((await post(api.url + simplePath, sampleMessage)).status).toBe(201);
});

test('connections that the server ends are replaced: the next requests succeed, and nothing acknowledged is lost', async () => {
  await using data = await newData();
  await using api = await startApi(data.settings);
  const before = await sendMessage(api);
  const name = new URL(data.settings.DATABASE_URL ?? '').pathname.slice(1);
  await onServer(serverUrl(), (client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ]),
  );
  await expect.poll(async () => (await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
  const after = await sendMessage(api);
  expect(await data.database.column('select id from messages order by seq')).toEqual([
    before.id,
    after.id,
  ]);
});

test('a write that waited too long for those before it is answered 503, and the next requests succeed', async () => {
  await using data = await newData();
  await using api = await startApi(data.settings);
  await onServer(data.settings.DATABASE_URL ?? '', async (client) => {
    await client.query('select pg_advisory_lock($1)', [writerLock]);
    expect((await post(api.url + simplePath, sampleMessage)).status).toBe(503);
  });
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
  expect((await post(api.url + simplePath, sampleMessage)).status).toBe(201);
});

test('while the database became one that only reads, forms are answered 503 in the visitor’s language, and pages know it', async () => {
  await using data = await newData();
  await using api = await startApi(data.settings);
  const name = new URL(data.settings.DATABASE_URL ?? '').pathname.slice(1);
  const readOnly = (isOn: boolean) =>
    onServer(serverUrl(), async (client) => {
      await client.query(
        `alter database ${name} set default_transaction_read_only = ${isOn ? 'on' : 'off'}`,
      );
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      );
    });
  await readOnly(true);
  await expect.poll(async () => (await post(api.url + simplePath, sampleMessage)).status).toBe(503);
  const refused = await post(api.url + simplePath, sampleMessage);
  expect(await refused.text()).toBe(problems.unavailable.tr);
  await readOnly(false);
  await expect.poll(async () => (await post(api.url + simplePath, sampleMessage)).status).toBe(201);
});

/** A line to the server that can be cut: then connections end, and new ones are accepted and never answered. */
async function lineTo(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    const far = isCut ? undefined : connect(Number(port), hostname);
    for (const socket of far ? [near, far] : [near]) {
      sockets.add(socket.on('error', () => undefined));
    }
    if (far) near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    ...{ port: String((line.address() as AddressInfo).port), cut },
    [Symbol.dispose]() {
      cut();
      line.close();
    },
  };
}

test('a stop while the server does not answer ends the process with exit code 0', async () => {
  using line = await lineTo(serverUrl());
  await using data = await withUrl((url) => Object.assign(url, { port: line.port }));
  await using api = await startApi(data.settings);
  line.cut();
  // By then each connection that is kept open is being replaced.
  await sleep(2000);
  expect([await api.stop(), api.output()]).toEqual([0, expect.stringContaining('"stopped"')]);
});

test('a backup and a restore of a server that does not answer end in one line', async () => {
  using line = await lineTo(serverUrl());
  await using data = await withUrl((url) => Object.assign(url, { port: line.port }));
  const settings = { ...data.settings, BACKUP_DIR: data.path };
  await using api = await startApi(settings);
  await api.stop();
  const name = await backUp(settings);
  line.cut();
  const [made, restored] = await Promise.all([
    run('backup', settings),
    run('restore', settings, name),
  ]);
  expect(made).toMatchObject({ code: 1, stderr: 'No backup was made: timeout expired\n' });
  expect(restored).toMatchObject({ code: 1, stderr: 'Nothing was restored: timeout expired\n' });
});
