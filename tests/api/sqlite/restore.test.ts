import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import {
  bearer,
  type RunningApi,
  startApi,
  startFailing,
  verified,
} from '#tests/support/api/api.ts';
import { apply, cvFile } from '#tests/support/api/applications.ts';
import {
  backUp,
  backupPlaces,
  contents,
  databaseFilesIn,
  messagesIn,
  placesWithBackup,
  run,
  start,
} from '#tests/support/api/backups.ts';
import { addPasskey } from '#tests/support/api/factors.ts';
import { sampleMessage, sendMessage } from '#tests/support/api/messages.ts';
import { rowsOf, schemaOf } from '#tests/support/database/stored-rows.ts';
import { docx, pdf } from '#tests/support/files/cv-files.ts';
import { releaseTag } from '#tests/support/release.ts';
import { adminPassword } from '#tests/support/settings.ts';

/** Stores messages, applications with files, an erasure and a session: something in every table. */
async function fill(api: RunningApi): Promise<string[]> {
  const admin = await adminOf(api);
  const files = [pdf(), docx()];
  const [one, two] = files;
  if (!one || !two) throw new Error('not reached');
  const { id } = await apply(api, {}, cvFile(new Uint8Array(one)));
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await apply(api, { email: 'can@gokhat.example' }, cvFile(new Uint8Array(two), 'can.docx', type));
  const body = { stage: 'interview', version: 1 };
  await admin.adminCall(calls.changeApplication, { id, body });
  for (const message of ['Birinci', 'İkinci', 'Üçüncü 📞']) await sendMessage(api, { message });
  const erased = await sendMessage(api);
  await admin.adminCall(calls.eraseMessage, { id: erased.id });
  return files.map((file) => createHash('sha256').update(file).digest('hex')).sort();
}

test('a restored database equals the backed-up one except for sessions and devices, and the API serves it', async () => {
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
  const tables = 'messages applications cvs stage_changes audit open_sessions devices'.split(' ');
  for (const table of tables) {
    expect(rows[table]?.length, table).toBeGreaterThan(0);
  }
  // A session that has ended since must stay ended.
  expect(rowsOf(otherFile)).toEqual({ ...rows, open_sessions: [], devices: [] });
  expect(schemaOf(otherFile)).toEqual(schemaOf(databaseFile));
  expect(await readdir(dirname(otherFile))).toEqual(['site.db']);

  await using restored = await startApi(otherSettings);
  const admin = await adminOf(restored);
  const { items } = await admin.adminCall(calls.listMessages);
  expect(items.map(({ message }) => message).sort()).toEqual(
    ['Birinci', 'Üçüncü 📞', 'İkinci'].sort(),
  );
  const { items: applications } = await admin.adminCall(calls.listApplications);
  const received = applications.map(async ({ id }) => {
    const bytes = await (await admin.send(calls.readCv, { id })).bytes();
    return createHash('sha256').update(bytes).digest('hex');
  });
  expect((await Promise.all(received)).sort()).toEqual(checksums);
});

test('a restore keeps the replaced database beside the new one, with the contents of its WAL', async () => {
  await using places = await placesWithBackup();
  const { settings, databaseFile, name } = places;
  await using api = await startApi(settings, { inOwnProcess: true });
  await sendMessage(api, { message: 'in the log' });
  await api.stop('SIGKILL');
  const { code, stdout } = await run('restore', settings, name);
  expect(code).toBe(0);
  expect(messagesIn(databaseFile)).toEqual(['before the backup']);
  const kept = /^What it replaced is kept: (.*)$/m.exec(stdout)?.[1] ?? '';
  expect(messagesIn(kept)).toEqual(['before the backup', 'after the backup', 'in the log']);
  expect(await databaseFilesIn(settings.DATA_DIR)).toEqual(['site.db', basename(kept)]);

  expect((await run('restore', settings, kept)).code).toBe(0);
  expect(messagesIn(databaseFile)).toEqual(['before the backup', 'after the backup', 'in the log']);
});

test.each([
  ['header', '', 0],
  ['list of tables', releaseTag, 100],
])('a database with a damaged %s is replaced and kept unchanged %s', async (...[, , position]) => {
  await using places = await placesWithBackup();
  const { settings, databaseFile, name } = places;
  await using api = await startApi(settings, { inOwnProcess: true });
  await sendMessage(api);
  await api.stop('SIGKILL');
  const damaged = await readFile(databaseFile);
  damaged.fill('damage', position, position + 100);
  await writeFile(databaseFile, damaged);
  const log = await readFile(`${databaseFile}-wal`);

  const { code, stdout } = await run('restore', settings, name);
  expect(code).toBe(0);
  expect(stdout).toContain('What was erased since the backup is not known');
  const kept = /^What it replaced is kept: (.*)$/m.exec(stdout)?.[1] ?? '';
  const names = ['site.db', ...['', '-shm', '-wal'].map((end) => basename(kept) + end)];
  expect(await databaseFilesIn(settings.DATA_DIR)).toEqual(names);
  expect((await readFile(kept)).equals(damaged)).toBe(true);
  expect((await readFile(`${kept}-wal`)).equals(log)).toBe(true);
  await using _ = await startApi(settings);
  expect(messagesIn(databaseFile)).toEqual(['before the backup']);
});

test('a database damaged only after its first page does not prevent a restore', async () => {
  await using places = await placesWithBackup();
  const { settings, databaseFile, name } = places;
  const damaged = await readFile(databaseFile);
  damaged.fill('damage', 4096);
  await writeFile(databaseFile, damaged);
  expect((await run('restore', settings, name)).code).toBe(0);
  expect(messagesIn(databaseFile)).toEqual(['before the backup']);
});

test(`a restore killed at any moment leaves either the old or the new database complete ${releaseTag}`, async () => {
  await using places = await placesWithBackup();
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
  const others = (await databaseFilesIn(settings.DATA_DIR)).filter((other) => other !== 'site.db');
  expect(others.filter((other) => !/^site\.db\.replaced-[\dTZ-]+$/.test(other))).toEqual([]);
});

test('a restore lists what was erased since the backup, so that it can be erased again', async () => {
  await using places = await backupPlaces();
  const { settings } = places;
  await using api = await startApi(settings);
  const admin = await adminOf(api);
  const before = await sendMessage(api);
  await admin.adminCall(calls.eraseMessage, { id: before.id });
  const one = await sendMessage(api);
  const other = await sendMessage(api, { email: 'can@gokhat.example' });
  const name = await backUp(settings);
  await admin.adminCall(calls.eraseMessage, { id: one.id });
  await admin.adminCall(calls.erasePerson, { body: { email: 'can@gokhat.example' } });
  await api.stop();

  const { stdout } = await run('restore', settings, name);
  const [, listed = ''] = stdout.split('Erased since the backup, so erase it again:\n');
  expect(listed.trimEnd().split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^\\S+Z messageErased ${one.id}$`)),
    expect.stringMatching(
      new RegExp(`^\\S+Z personErased \\{"messages":1,"applications":0\\} ${other.id}$`),
    ),
  ]);
});

test('a restore lists the users and keys that were taken away since the backup, and brings no session back', async () => {
  await using places = await backupPlaces();
  const { settings } = places;
  await using api = await startApi(settings);
  const { adminCall, token } = await adminOf(api);
  const body = {
    name: 'Deniz',
    email: 'deniz@gokhat.example',
    role: 'office',
    password: adminPassword,
  };
  const { user } = await adminCall(calls.inviteUser, { body });
  const { authenticator } = await addPasskey({ adminCall });
  const name = await backUp(settings);
  await adminCall(calls.removeUser, { id: user.id });
  await adminCall(calls.removePasskey, {
    body: { password: adminPassword, id: authenticator.id },
  });
  await api.stop();

  const { stdout } = await run('restore', settings, name);
  const [, listed = ''] = stdout.split('take them away again before anyone logs in:\n');
  expect(listed.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^\S+Z userRemoved {"who":"Deniz"}$/),
    expect.stringMatching(/^\S+Z factorRemoved {"factor":"passkey","key":"A test","who":""}$/),
  ]);
  await using restored = await startApi(settings);
  expect(await verified(restored, bearer(token))).toBe(401);
});

test('a restore lists what was put in the trash since the backup, apart from what was erased', async () => {
  await using places = await backupPlaces();
  const { settings } = places;
  await using api = await startApi(settings);
  const admin = await adminOf(api);
  const [before, since, kept] = [
    await sendMessage(api),
    await sendMessage(api, { message: 'x' }),
    await sendMessage(api, { message: 'y' }),
  ];
  const application = await apply(api);
  const trash = (...ids: string[]) =>
    admin.adminCall(calls.changeMessages, { body: { ids, action: 'trash' } });
  await trash(before.id);
  const name = await backUp(settings);
  const later = await sendMessage(api, { message: 'z' });
  await trash(since.id, later.id);
  const body = { ids: [application.id], action: 'trash' };
  await admin.adminCall(calls.changeApplications, { body });
  await api.stop();

  const { stdout } = await run('restore', settings, name);
  expect(stdout).not.toContain('Erased since');
  expect(stdout).not.toContain(kept.id);
  const [, listed = ''] = stdout.split(
    'Put in the trash since the backup, so put it there again:\n',
  );
  expect(listed.trimEnd().split('\n')).toEqual([
    `messages ${since.id}`,
    `applications ${application.id}`,
  ]);
});

test('a database copied by hand is restored with its WAL', async () => {
  await using places = await backupPlaces();
  const { settings, otherSettings, otherFile, databaseFile, backups } = places;
  await using api = await startApi(settings, { inOwnProcess: true });
  await sendMessage(api, { message: sampleMessage.message });
  await api.stop('SIGKILL');
  await mkdir(backups);
  const copy = join(backups, 'by-hand.db');
  for (const end of ['', '-wal', '-shm']) await copyFile(databaseFile + end, copy + end);
  const before = await contents(backups);
  expect((await run('restore', otherSettings, copy)).code).toBe(0);
  expect(messagesIn(otherFile)).toEqual([sampleMessage.message]);
  expect(await contents(backups)).toEqual(before);
});

test('a restore without a file name lists the backups, newest first', async () => {
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

test('a start with a damaged database suggests a restore, which repairs it', async () => {
  await using places = await placesWithBackup();
  const { settings, databaseFile, name } = places;
  await writeFile(databaseFile, (await readFile(databaseFile)).fill('damage', 0, 100));
  const ended = await startFailing(settings);
  expect(ended.stderr).toContain('restore a backup');
  expect((await run('restore', settings, name)).code).toBe(0);
  await using api = await startApi(settings);
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
});
