import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';

import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import {
  backUp,
  backupPlaces,
  finalName,
  messagesIn,
  run,
  start,
} from '#tests/support/api/backups.ts';
import { listen } from '#tests/support/api/listen.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { fileOf, inDatabase } from '#tests/support/database/sqlite-database.ts';

type Admin = Awaited<ReturnType<typeof adminOf>>;

/** Starts a backup and waits for its end. */
async function makeBackup({ adminCall }: Admin) {
  const started = await adminCall(calls.makeBackup);
  expect(started.running).not.toBeNull();
  return ended({ adminCall });
}

async function ended({ adminCall }: Pick<Admin, 'adminCall'>) {
  for (;;) {
    const state = await adminCall(calls.readBackups);
    if (!state.running) return state;
    await wait(20);
  }
}

async function lastAudit({ adminCall }: Admin) {
  const { items } = await adminCall(calls.listAudit, { query: { limit: '1' } });
  return items[0];
}

test('the state of the database file and the disk; no path and no secret, of the backups neither', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings);
  const admin = await adminOf(api);
  await sendMessage(api);
  const { database, disk } = await admin.adminCall(calls.readSystem);
  expect(database).toEqual({
    bytes: (await stat(fileOf(api))).size,
    logBytes: (await stat(`${fileOf(api)}-wal`)).size,
    ...{ messages: 1, applications: 0 },
  });
  expect(disk.reserveBytes).toBe(Math.min(24 * 1024 * 1024, Math.floor(disk.totalBytes / 8)));
  await makeBackup(admin);
  for (const call of [calls.readSystem, calls.readBackups]) {
    const text = await (await admin.send(call)).text();
    expect(text).not.toContain(places.path);
    expect(text).not.toMatch(/\/tmp|site\.db|argon2|secret/);
  }
});

test('what a backup settles is settled in the counts when open pages are notified of it', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings);
  const admin = await listen(api);
  const { openMatters } = await admin.adminCall(calls.readCounts);
  await admin.adminCall(calls.makeBackup);
  expect(await admin.next()).toEqual({ about: 'content' });
  const after = await admin.adminCall(calls.readCounts);
  expect(after.openMatters).toBe(openMatters - 1);
});

test('a backup that the admin starts is listed by the restore, holds every message, and is in the audit trail', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings);
  const admin = await adminOf(api);
  await sendMessage(api, { message: 'in the backup' });
  expect(await admin.adminCall(calls.readBackups)).toEqual({
    ...{ state: 'none', newest: null, count: 0, totalBytes: 0, keep: 14 },
    ...{ nextAtUtc: null, running: null, failed: null, offsite: null },
  });

  const state = await makeBackup(admin);
  const [name = ''] = places.list();
  expect(places.list()).toEqual([expect.stringMatching(finalName)]);
  const { size, mode } = await stat(join(places.backups, name));
  expect(state).toMatchObject({ state: 'ok', count: 1, totalBytes: size, failed: null });
  expect(state.newest?.bytes).toBe(size);
  expect(mode & 0o077).toBe(0);
  expect(Math.abs(Date.parse(state.newest?.madeAtUtc ?? '') - Date.now())).toBeLessThan(60_000);
  expect(await lastAudit(admin)).toMatchObject({
    action: 'backupMade',
    session: expect.any(String),
    details: {},
  });

  const { stdout } = await run('restore', places.settings);
  expect(stdout).toBe(`${join(places.backups, name)}\n`);
  expect((await run('restore', places.otherSettings, name)).code).toBe(0);
  expect(messagesIn(places.otherFile)).toEqual(['in the backup']);
});

test('two requests at once make one backup', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings);
  const admin = await adminOf(api);
  const started = await Promise.all([
    admin.adminCall(calls.makeBackup),
    admin.adminCall(calls.makeBackup),
  ]);
  expect(started[0].running?.startedAtUtc).toBe(started[1].running?.startedAtUtc);
  expect((await ended(admin)).count).toBe(1);
  const made = await admin.adminCall(calls.listAudit, { query: { action: 'backupMade' } });
  expect(made.total).toBe(1);
});

test('a failed backup says why without a path, is in the audit trail, and a success clears it', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings);
  const admin = await adminOf(api);
  await mkdir(places.backups);
  const holder = new BetterSqlite3(join(places.backups, '.lock'));
  holder.pragma('journal_mode = memory');
  holder.exec('begin exclusive');
  const refused = await makeBackup(admin);
  expect(refused).toMatchObject({ state: 'none', count: 0, failed: { why: 'busy' } });
  expect(await lastAudit(admin)).toMatchObject({
    action: 'backupFailed',
    details: { why: 'busy' },
  });
  holder.close();
  expect(await makeBackup(admin)).toMatchObject({ state: 'ok', count: 1, failed: null });
});

test('a backup directory that cannot be written is named as the reason', async () => {
  await using api = await startApi({ BACKUP_DIR: '/dev/null/backups' });
  const admin = await adminOf(api);
  const state = await makeBackup(admin);
  expect(state.failed?.why).toBe('notWritable');
  expect((await api.logged('no backup was made')).output).toContain('/dev/null');
});

test('a damaged database makes no backup, and is named as the reason', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings);
  const admin = await adminOf(api);
  inDatabase(fileOf(api), (database) => {
    database.pragma('foreign_keys = OFF');
    database.exec("insert into cvs values ('missing', 'a.pdf', 'pdf', 1, '', null, x'00')");
  });
  expect(await makeBackup(admin)).toMatchObject({ count: 0, failed: { why: 'damaged' } });
  expect(places.list()).toEqual([]);
});

test('after a day without a backup the state is late, and a new one beyond BACKUP_KEEP replaces the oldest', async () => {
  await using places = await backupPlaces();
  await using api = await startApi({ ...places.settings, BACKUP_KEEP: '1' });
  const admin = await adminOf(api);
  await mkdir(places.backups);
  await writeFile(join(places.backups, 'site-2026-01-01T00-00-00Z.db'), 'old');
  const late = await admin.adminCall(calls.readBackups);
  expect(late).toMatchObject({ state: 'late', count: 1, keep: 1 });
  expect(late.newest).toEqual({ madeAtUtc: '2026-01-01T00:00:00.000Z', bytes: 3 });
  expect(await makeBackup(admin)).toMatchObject({ state: 'ok', count: 1 });
  expect(places.list()).not.toContain('site-2026-01-01T00-00-00Z.db');
});

test('a start removes what a killed backup left, unless a backup is under way', async () => {
  await using places = await backupPlaces();
  await mkdir(places.backups);
  const left = join(places.backups, '.site-2026-01-05T00-00-00Z.db.partial');
  for (const ending of ['', '-journal']) await writeFile(left + ending, 'session');
  const holder = new BetterSqlite3(join(places.backups, '.lock'));
  holder.pragma('journal_mode = memory');
  holder.exec('begin exclusive');
  {
    await using _ = await startApi(places.settings);
    expect(places.list()).toHaveLength(2);
  }
  holder.close();
  await using _ = await startApi(places.settings);
  expect(places.list()).toEqual([]);
});

test('the next automatic backup is known while the schedule runs, and not after it has ended', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings);
  const { adminCall } = await adminOf(api);
  await backUp(places.settings);
  await using schedule = start('backup', places.settings, '--scheduled');
  await expect.poll(async () => (await adminCall(calls.readBackups)).nextAtUtc).not.toBeNull();
  const { newest, nextAtUtc } = await adminCall(calls.readBackups);
  const hours = (Date.parse(nextAtUtc ?? '') - Date.parse(newest?.madeAtUtc ?? '')) / 3_600_000;
  expect(hours).toBe(24);
  schedule.kill('SIGTERM');
  await schedule.ended;
  expect((await adminCall(calls.readBackups)).nextAtUtc).toBeNull();
});

test('a stop during a backup ends the service at once, and the next start makes a backup', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings);
  await (await adminOf(api)).adminCall(calls.makeBackup);
  expect(await api.stop()).toBe(0);
  await rm(places.backups, { recursive: true, force: true });
  await using again = await startApi(places.settings);
  expect(await makeBackup(await adminOf(again))).toMatchObject({ state: 'ok', count: 1 });
});

test('at most four backups an hour can be started, even without rate limits', async () => {
  await using api = await startApi();
  const admin = await adminOf(api);
  const statuses: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    statuses.push((await admin.send(calls.makeBackup)).status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 429]);
  await ended(admin);
});
