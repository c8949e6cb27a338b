import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import {
  inDatabase,
  type RunningApi,
  sampleMessage,
  sendMessage,
  startApi,
  startFailing,
} from '#tests/support/api.ts';
import { apply, cvFile } from '#tests/support/applications.ts';
import { backUp, backupPlaces, run, start } from '#tests/support/backups.ts';
import { docx, pdf } from '#tests/support/cv-files.ts';
import { deskOf } from '#tests/support/desk.ts';
import { rowsOf, schemaOf } from '#tests/support/stored-rows.ts';

type Places = Awaited<ReturnType<typeof backupPlaces>>;

/** Places with a database that holds a message, a backup of it, and a message that came after that. */
async function usedPlaces() {
  const places = await backupPlaces();
  await using api = await startApi(places.settings);
  await sendMessage(api, { message: 'before the backup' });
  const name = await backUp(places.settings);
  await sendMessage(api, { message: 'after the backup' });
  await api.stop();
  return { ...places, name };
}

function messagesIn(file: string): string[] {
  return inDatabase(file, (database) =>
    database.prepare<[], string>('select message from messages order by id').pluck().all(),
  );
}

/** Every file of a directory with what is in it, but for the lock among the backups. */
async function contents(directory: string) {
  const names = (await readdir(directory)).filter((name) => name !== '.lock').sort();
  return Promise.all(
    names.map(async (name) => [name, (await readFile(join(directory, name))).toString('base64')]),
  );
}

async function everything({ backups, settings }: Places) {
  return [await contents(settings.DATA_DIR), await contents(backups)];
}

/** A person’s letters, applications with files, an erasure, a session: something in every table. */
async function fill(api: RunningApi): Promise<string[]> {
  const desk = await deskOf(api);
  const files = [pdf(), docx()];
  const [one, two] = files;
  if (!one || !two) throw new Error('not reached');
  const { id } = await apply(api, {}, cvFile(new Uint8Array(one)));
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await apply(api, { email: 'can@gokhat.example' }, cvFile(new Uint8Array(two), 'can.docx', type));
  const body = { stage: 'interview', version: 1 };
  await desk.ask(calls.changeApplication, { id, body });
  for (const message of ['Birinci', 'İkinci', 'Üçüncü 📞']) await sendMessage(api, { message });
  const erased = await sendMessage(api);
  await desk.ask(calls.eraseMessage, { id: erased.id });
  return files.map((file) => createHash('sha256').update(file).digest('hex')).sort();
}

test('a restored database equals the one at rest that was backed up, row by row, and the API serves it', async () => {
  await using places = await backupPlaces();
  const { settings, otherSettings, databaseFile, otherFile } = places;
  await using api = await startApi(settings);
  const checksums = await fill(api);
  await api.stop();
  const name = await backUp(settings);
  const { code, stdout } = await run('restore', otherSettings, name);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Restored .*site\.db\n/);

  const rows = rowsOf(databaseFile);
  for (const table of ['messages', 'applications', 'cvs', 'stage_changes', 'audit', 'sessions']) {
    expect(rows[table]?.length, table).toBeGreaterThan(0);
  }
  expect(rowsOf(otherFile)).toEqual(rows);
  expect(schemaOf(otherFile)).toEqual(schemaOf(databaseFile));
  expect(await readdir(dirname(otherFile))).toEqual(['site.db']);

  await using restored = await startApi(otherSettings);
  const desk = await deskOf(restored);
  const { items } = await desk.ask(calls.listMessages);
  expect(items.map(({ message }) => message).sort()).toEqual(
    ['Birinci', 'Üçüncü 📞', 'İkinci'].sort(),
  );
  const { items: applications } = await desk.ask(calls.listApplications);
  const received = applications.map(async ({ id }) => {
    const bytes = await (await desk.send(calls.readCv, { id })).bytes();
    return createHash('sha256').update(bytes).digest('hex');
  });
  expect((await Promise.all(received)).sort()).toEqual(checksums);
});

test('what a restore replaces is kept beside it, with what only its log held', async () => {
  await using places = await usedPlaces();
  const { settings, databaseFile, name } = places;
  await using api = await startApi(settings);
  await sendMessage(api, { message: 'in the log' });
  await api.stop('SIGKILL');
  const { code, stdout } = await run('restore', settings, name);
  expect(code).toBe(0);
  expect(messagesIn(databaseFile)).toEqual(['before the backup']);
  const kept = /^What it replaced is kept: (.*)$/m.exec(stdout)?.[1] ?? '';
  expect(messagesIn(kept)).toEqual(['before the backup', 'after the backup', 'in the log']);
  expect((await readdir(settings.DATA_DIR)).sort()).toEqual(['site.db', basename(kept)]);

  expect((await run('restore', settings, kept)).code).toBe(0);
  expect(messagesIn(databaseFile)).toEqual(['before the backup', 'after the backup', 'in the log']);
});

test.each([
  ['header', 0],
  ['list of tables', 100],
])('a database with a damaged %s is replaced, and kept as it was', async (_part, position) => {
  await using places = await usedPlaces();
  const { settings, databaseFile, name } = places;
  await using api = await startApi(settings);
  await sendMessage(api);
  await api.stop('SIGKILL');
  const damaged = await readFile(databaseFile);
  damaged.fill('damage', position, position + 100);
  await writeFile(databaseFile, damaged);
  const log = await readFile(`${databaseFile}-wal`);

  const { code, stdout } = await run('restore', settings, name);
  expect(code).toBe(0);
  expect(stdout).toContain('What was erased since the backup cannot be told');
  const kept = /^What it replaced is kept: (.*)$/m.exec(stdout)?.[1] ?? '';
  const names = ['site.db', ...['', '-shm', '-wal'].map((end) => basename(kept) + end)];
  expect((await readdir(settings.DATA_DIR)).sort()).toEqual(names);
  expect((await readFile(kept)).equals(damaged)).toBe(true);
  expect((await readFile(`${kept}-wal`)).equals(log)).toBe(true);
  await using restored = await startApi(settings);
  expect(messagesIn(restored.databaseFile)).toEqual(['before the backup']);
});

test('damage that the API only meets later does not keep a backup from being restored', async () => {
  await using places = await usedPlaces();
  const { settings, databaseFile, name } = places;
  const damaged = await readFile(databaseFile);
  damaged.fill('damage', 4096);
  await writeFile(databaseFile, damaged);
  expect((await run('restore', settings, name)).code).toBe(0);
  expect(messagesIn(databaseFile)).toEqual(['before the backup']);
});

const refusals: [what: string, words: RegExp, given: (file: string) => unknown][] = [
  ['that is not there', /there is no file/, () => 'site-2020-01-01T00-00-00Z.db'],
  ['that is a directory', /there is no file/, dirname],
  [
    'that is no database',
    /is damaged or no database/,
    (file) => writeFile(file, 'notes\n'.repeat(99)),
  ],
  ['that is empty', /is no database of this site/, (file) => writeFile(file, '')],
  [
    'with a damaged page',
    /is damaged/,
    async (file) => {
      const bytes = await readFile(file);
      await writeFile(file, bytes.fill('damage', 8192, 8292));
    },
  ],
  [
    'that was cut off',
    /is damaged/,
    async (file) => writeFile(file, (await readFile(file)).subarray(0, 20_000)),
  ],
  [
    'of another program',
    /is no database of this site/,
    (file) =>
      inDatabase(file, (database) => {
        database.exec('drop table kysely_migration');
      }),
  ],
  [
    'of a newer release',
    /newer release.*9999-of-a-later-release/,
    (file) =>
      inDatabase(file, (database) => {
        database.exec("insert into kysely_migration values ('9999-of-a-later-release', '2030')");
      }),
  ],
];

test.each(refusals)('a backup %s is refused, and nothing changes', async (_what, words, spoil) => {
  await using places = await usedPlaces();
  const { settings, backups, name } = places;
  const spoilt = await spoil(join(backups, name));
  const before = await everything(places);
  const { code, stdout, stderr } = await run(
    'restore',
    settings,
    typeof spoilt === 'string' ? spoilt : name,
  );
  expect(stderr).toMatch(/^Nothing was restored: [^\n]+\n$/);
  expect(stderr).toMatch(words);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(await everything(places)).toEqual(before);
});

test('while an API has the database open, even an idle one, a restore is refused and says what to do', async () => {
  await using places = await usedPlaces();
  const { settings, databaseFile, name } = places;
  await using api = await startApi(settings);
  const { code, stderr } = await run('restore', settings, name);
  expect(stderr).toMatch(
    /^Nothing was restored: .*site\.db is in use: stop the API first \(.*\)\n$/,
  );
  expect(code).toBe(1);
  await sendMessage(api, { message: 'still there' });
  await api.stop();
  expect(messagesIn(databaseFile)).toEqual([
    'before the backup',
    'after the backup',
    'still there',
  ]);
  expect(await readdir(settings.DATA_DIR)).toEqual(['site.db']);
});

test('a restore killed at any moment leaves the old database or the new one, whole', async () => {
  await using places = await usedPlaces();
  const { settings, databaseFile, name } = places;
  const old = messagesIn(databaseFile);
  for (let kill = 0; kill < 6; kill += 1) {
    await using restore = start('restore', settings, name);
    const begun = async () => {
      while (!(await readdir(settings.DATA_DIR)).includes('.site.db.restoring')) await wait(1);
    };
    await Promise.race([begun(), restore.ended]);
    await wait(kill * 3);
    restore.kill('SIGKILL');
    await restore.ended;
    expect([old, ['before the backup']]).toContainEqual(messagesIn(databaseFile));
  }
  const { code } = await run('restore', settings, name);
  expect(code).toBe(0);
  expect(messagesIn(databaseFile)).toEqual(['before the backup']);
  const others = (await readdir(settings.DATA_DIR)).filter((other) => other !== 'site.db');
  expect(others.filter((other) => !/^site\.db\.replaced-[\dTZ-]+$/.test(other))).toEqual([]);
});

test('what was erased since the backup is told, so that it can be erased again', async () => {
  await using places = await backupPlaces();
  const { settings } = places;
  await using api = await startApi(settings);
  const desk = await deskOf(api);
  const before = await sendMessage(api);
  await desk.ask(calls.eraseMessage, { id: before.id });
  const one = await sendMessage(api);
  await sendMessage(api, { email: 'can@gokhat.example' });
  const name = await backUp(settings);
  await desk.ask(calls.eraseMessage, { id: one.id });
  await desk.ask(calls.erasePerson, { query: { email: 'can@gokhat.example' } });
  await api.stop();

  const { stdout } = await run('restore', settings, name);
  const [, told = ''] = stdout.split('Erased since the backup, so erase it again:\n');
  expect(told.trimEnd().split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^\\S+Z messageErased ${one.id}$`)),
    expect.stringMatching(/^\S+Z personErased \{"messages":1,"applications":0\}$/),
  ]);
});

test('a database copied by hand is restored with its log', async () => {
  await using places = await backupPlaces();
  const { settings, otherSettings, otherFile, databaseFile, backups } = places;
  await using api = await startApi(settings);
  await sendMessage(api);
  await api.stop('SIGKILL');
  await mkdir(backups);
  const copy = join(backups, 'by-hand.db');
  for (const end of ['', '-wal', '-shm']) await copyFile(databaseFile + end, copy + end);
  const before = await contents(backups);
  expect((await run('restore', otherSettings, copy)).code).toBe(0);
  expect(messagesIn(otherFile)).toEqual([sampleMessage.message]);
  expect(await contents(backups)).toEqual(before);
});

test('without a file the backups are listed, newest first', async () => {
  await using places = await backupPlaces();
  const none = await run('restore', places.settings);
  expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no backup in') });
  await mkdir(places.backups);
  const names = ['site-2026-01-02T00-00-00Z.db', 'site-2026-03-01T00-00-00Z.db', 'notes.txt'];
  for (const name of names) await writeFile(join(places.backups, name), '');
  const { code, stdout } = await run('restore', places.settings);
  expect(code).toBe(0);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => basename(line)),
  ).toEqual([names[1], names[0]]);
});

test('a start that finds its database damaged names the restore, which mends it', async () => {
  await using places = await usedPlaces();
  const { settings, databaseFile, name } = places;
  await writeFile(databaseFile, (await readFile(databaseFile)).fill('damage', 0, 100));
  const ended = await startFailing(settings);
  expect(ended.stderr).toContain('restore a backup');
  expect((await run('restore', settings, name)).code).toBe(0);
  await using api = await startApi(settings);
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
});
