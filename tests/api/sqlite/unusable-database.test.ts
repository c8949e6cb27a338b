import { mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { problems } from '#contract/problem.ts';
import { post, startApi, startFailing, temporaryDirectory } from '#tests/support/api/api.ts';
import { sampleMessage, sendMessage, simplePath } from '#tests/support/api/messages.ts';
import { fileOf } from '#tests/support/database/sqlite-database.ts';
import { releaseTag } from '#tests/support/release.ts';

/** A data directory whose database has one message. */
async function usedDirectory() {
  const directory = await temporaryDirectory();
  await using api = await startApi({ DATA_DIR: directory.path });
  await sendMessage(api);
  await api.stop();
  return { ...directory, databaseFile: fileOf(api) };
}

async function contents(directory: string) {
  const names = (await readdir(directory)).sort();
  return Promise.all(
    names.map(async (name) => [name, (await readFile(join(directory, name))).toString('base64')]),
  );
}

test.each([
  ['header', '', 0],
  ['list of tables', releaseTag, 100],
])('a database with a damaged %s is refused and left as it is %s', async (...[, , position]) => {
  await using directory = await usedDirectory();
  const file = await open(directory.databaseFile, 'r+');
  await file.write(Buffer.alloc(100, 'damage'), 0, 100, position);
  await file.close();
  const before = await contents(directory.path);

  const ended = await startFailing({ DATA_DIR: directory.path });
  expect(ended.stderr).toMatch(/^Cannot start: .*site\.db is damaged.*\n$/);
  expect(ended.code).toBe(1);
  expect(await contents(directory.path)).toEqual(before);
});

test('a file that is no database is refused and left as it is', async () => {
  await using directory = await temporaryDirectory();
  const file = join(directory.path, 'site.db');
  await writeFile(file, 'These are my notes, and they are no database at all.\n'.repeat(100));
  const before = await contents(directory.path);

  const ended = await startFailing({ DATA_DIR: directory.path });
  expect(ended.stderr).toMatch(/^Cannot start: .*site\.db is damaged.*\n$/);
  expect(ended.code).toBe(1);
  expect(await contents(directory.path)).toEqual(before);
});

test('a directory with the name of the database file ends the start with exit code 1 and one line', async () => {
  await using directory = await temporaryDirectory();
  await mkdir(join(directory.path, 'site.db'));
  const ended = await startFailing({ DATA_DIR: directory.path });
  expect(ended.stderr).toMatch(/^Cannot start: [^\n]+user \d+ must be able to write[^\n]+\n$/);
  expect(ended.stderr).toContain(directory.path);
  expect(ended.code).toBe(1);
});

test('the files of the database are readable by their owner only', async () => {
  await using directory = await temporaryDirectory();
  await using api = await startApi({ DATA_DIR: directory.path }, { inOwnProcess: true });
  for (const ending of ['', '-wal']) {
    expect((await stat(fileOf(api) + ending)).mode & 0o777, ending).toBe(0o600);
  }
});

test('a message is answered 503 while another program locks the database, and stored afterwards', async () => {
  await using api = await startApi({ LOG_LEVEL: 'trace' }, { inOwnProcess: true });
  const english = { 'Accept-Language': 'en' };
  const send = () => post(api.url + simplePath, sampleMessage, english);
  const holder = new BetterSqlite3(fileOf(api));
  holder.exec('begin immediate');
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(await refused.text()).toBe(problems.unavailable.en);
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);

  holder.exec('rollback');
  expect((await send()).status).toBe(201);
  const stored = holder.prepare('select count(*) from messages').pluck().get();
  expect(stored).toBe(1);
  expect(api.output()).not.toContain(sampleMessage.email);
  holder.close();
});

test('eight simultaneous messages are refused together, not one after the other, while another program locks the database', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const holder = new BetterSqlite3(fileOf(api));
  holder.exec('begin immediate');
  const refused = async () => {
    const began = performance.now();
    const { status } = await post(api.url + simplePath, sampleMessage);
    expect(status).toBe(503);
    return performance.now() - began;
  };
  // The first one also runs code for the first time.
  await refused();
  const alone = await refused();
  const slowest: number[] = [];
  // The later rounds reuse the open connections, so their requests arrive one after another.
  for (let crowd = 1; crowd <= 4; crowd++) {
    slowest.push(Math.max(...(await Promise.all(Array.from({ length: 8 }, refused)))));
  }
  // One after the other, the last would take eight times as long in every round; a busy machine disturbs some.
  expect(Math.min(...slowest)).toBeLessThan(alone * 5);
  holder.close();
});
