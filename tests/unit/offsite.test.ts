import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorOf, isFinal } from '#db/offsite/error.ts';
import { retainedOffsite } from '#db/offsite/retention.ts';
import { isVisitDue } from '#db/offsite/schedule.ts';
import { writeOffsiteState } from '#db/offsite/state.ts';
import { placeOf, readOffsiteSettings, sshTargetOf } from '#db/settings/offsite.ts';
import { backupName } from '#db/sqlite/backup/files.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';
import { cells } from '#tests/support/cells.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-26T12:00:00Z');
const ago = (days: number) => now - days * dayMs;
const daysOf = (kept: Set<number>) =>
  [...kept].map((time) => (now - time) / dayMs).sort((a, b) => a - b);

test('of each day the newest copy is kept, then of each week and month, and never one beyond the promised age', () => {
  const times = Array.from({ length: 400 }, (_, hour) => now - hour * 12 * 3_600_000);
  const kept = (keep: Partial<Parameters<typeof retainedOffsite>[1]>) =>
    daysOf(retainedOffsite(times, { days: 1, weeks: 0, months: 0, ...keep }, now));
  expect(kept({ days: 4 })).toEqual([0, 1, 2, 3]);
  const weekly = kept({ weeks: 4 });
  expect(weekly.length).toBeGreaterThanOrEqual(4);
  expect(weekly.length).toBeLessThanOrEqual(6);
  expect(Math.max(...weekly)).toBeLessThan(28);
  expect(Math.max(...kept({ months: 6 }))).toBeLessThan(186);
});

test('whatever the copies, the newest stays, and no other is older than the longest period', () => {
  const time = fc.integer({ min: ago(800), max: now });
  const keep = fc.record({
    days: fc.integer({ min: 1, max: 60 }),
    weeks: fc.integer({ min: 0, max: 20 }),
    months: fc.integer({ min: 0, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(time, { minLength: 1 }), keep, (times, given) => {
      const kept = retainedOffsite(times, given, now);
      const newest = Math.max(...times);
      expect(kept.has(newest)).toBe(true);
      const longest = Math.max(given.days, given.weeks * 7, given.months * 31);
      for (const one of kept) {
        expect(times).toContain(one);
        if (one !== newest) expect(now - one).toBeLessThan(longest * dayMs);
      }
    }),
  );
});

test('a copy dated in the future displaces no other', () => {
  const keep = { days: 2, weeks: 0, months: 0 };
  expect(retainedOffsite([ago(-1), ago(1), ago(5)], keep, now)).toEqual(new Set([ago(-1), ago(1)]));
});

test('of a place only its kind and host are known, never a login or a path', () => {
  const places = {
    '/mnt/disk/site': { kind: 'directory', host: null },
    'sftp:keeper@store.example:/srv/site': { kind: 'sftp', host: 'store.example' },
    'sftp:store.example:site': { kind: 'sftp', host: 'store.example' },
    'sftp://keeper@[2001:db8::1]:2222//srv/site': { kind: 'sftp', host: '2001:db8::1' },
    's3:https://s3.example.com/bucket': { kind: 's3', host: 's3.example.com' },
    's3:s3.example.com/bucket/site': { kind: 's3', host: 's3.example.com' },
    'rest:https://user:secret@store.example:8000/': { kind: 'rest', host: 'store.example' },
  };
  for (const [given, place] of Object.entries(places)) expect(placeOf(given)).toEqual(place);
  for (const none of cells(`
    site | ftp://store | s3: | sftp:/srv | rest:https:// | sftp:-oProxyCommand=x:/
  `)) {
    expect([none, placeOf(none)]).toEqual([none, undefined]);
  }
  expect(sshTargetOf('sftp://keeper@store.example:2222//srv')).toEqual({
    ...{ user: 'keeper', host: 'store.example', port: '2222' },
  });
  expect(sshTargetOf('sftp:-oProxyCommand=evil@store.example:/srv')).toBeUndefined();
});

test('copies elsewhere are kept as long as those here, unless their own settings say otherwise', () => {
  const given = { BACKUP_TO: '/mnt/site', BACKUP_PASSWORD: 'correct horse battery' };
  const keep = (more: Record<string, string>) => readOffsiteSettings({ ...given, ...more })?.keep;
  expect(readOffsiteSettings({ BACKUP_PASSWORD: given.BACKUP_PASSWORD })).toBeUndefined();
  expect(keep({})).toEqual({ days: 14, weeks: 0, months: 0 });
  expect(keep({ BACKUP_KEEP: '5', BACKUP_HOURS: '6' })).toMatchObject({ days: 2 });
  expect(keep({ BACKUP_TO_KEEP_DAYS: '7', BACKUP_TO_KEEP_MONTHS: '3' })).toEqual({
    ...{ days: 7, weeks: 0, months: 3 },
  });
});

/** As restic 0.14 and 0.18 print them. */
const printed = {
  password: 'Fatal: wrong password or no key found',
  absent:
    'Fatal: unable to open config file: stat /r/config: no such file or directory\nIs there a repository at the following location?\n/r',
  unreachable:
    'Fatal: unable to open config file: client.Head: Head "http://u:***@store/config": dial tcp 192.0.2.1:443: connect: connection refused\nIs there a repository at the following location?',
  refused:
    'ssh: keeper@store: Permission denied (publickey).\nFatal: unable to open repository at sftp:store:/r: unable to start the sftp session, error: EOF',
  full: 'Save(<data/1f>) returned error, retrying after 552ms: write /r/data/1f: no space left on device\nFatal: unable to save snapshot: write /r/data/1f: no space left on device',
  locked:
    'unable to create lock in backend: repository is already locked by PID 12 on offsite by node (UID 1000, GID 1000)\nlock was created at 2026-11-26 10:00:00 (5m ago)',
  damaged: 'error for tree 1f: ciphertext verification failed\nFatal: repository contains errors',
  other: 'Fatal: something new',
} as const;

test.each(Object.entries(printed))('what restic prints is known as %s', (failure, stderr) => {
  const error = errorOf(1, stderr);
  expect(error.failure).toBe(failure);
  expect(error.message).not.toContain('\n');
});

test.each([
  'Storage backend has reached its minimum free drive threshold. Please delete a few objects to proceed.',
  'Bucket quota exceeded',
  'Cannot upload files, storage cap exceeded. See the Caps & Alerts page to increase your cap.',
  'Error response code QuotaExceeded.',
])('a store that says “%s” is full', (said) => {
  expect(errorOf(1, `Fatal: unable to save snapshot: ${said}`).failure).toBe('full');
});

test('a refusal and a lost connection are final; a store out of reach is tried again', () => {
  const retries = (reason: string) =>
    ['Stat(<config/>)', 'Load(<key/1f>, 0, 0)'].map((what) =>
      isFinal(`${what} returned error, retrying after 1.45s: Stat: ${reason}\n`),
    );
  expect(retries('The AWS Access Key Id you provided does not exist.')).toEqual([true, true]);
  expect(retries('dial tcp 192.0.2.1:443: connect: connection refused')).toEqual([false, false]);
  expect(isFinal('subprocess ssh: connection lost\n')).toBe(true);
  expect(isFinal('repository has 40 access denied.pdf\n')).toBe(false);
});

test('an error after which restic would try again is named without its own words for that', () => {
  const { message, failure } = errorOf(
    null,
    'Stat(<config/>) returned error, retrying after 1.45s: Stat: Access Denied.\n',
  );
  expect([message, failure]).toEqual(['Stat: Access Denied.', 'refused']);
});

test('an exit code of newer releases says more than the words, and no password is repeated', () => {
  expect(errorOf(10, 'Fatal: …').failure).toBe('absent');
  expect(errorOf(11, 'Fatal: …').failure).toBe('locked');
  expect(errorOf(12, 'Fatal: …').failure).toBe('password');
  expect(errorOf(1, 'Fatal: rest:https://u:secret@store/ fails').message).not.toContain('secret');
});

test('a visit is due for a new copy, once a day without one, each week for a drill, and after a failure', async () => {
  await using directory = await temporaryDirectory();
  const settings = readOffsiteSettings({
    ...{ BACKUP_TO: '/mnt/site', BACKUP_PASSWORD: 'correct horse battery' },
    OFFSITE_DIR: directory.path,
  });
  if (!settings) throw new Error('not reached');
  await using backups = await temporaryDirectory();
  const backupDir = backups.path;
  const due = (newestHere: number) => {
    for (const name of readdirSync(backupDir)) rmSync(join(backupDir, name));
    for (const madeAt of [newestHere, ago(30)]) {
      writeFileSync(join(backupDir, backupName(madeAt)), '');
    }
    return isVisitDue({ settings, backupDir }, now);
  };
  const newest = { bytes: 1, sha256: '', shippedAt: null, madeAt: ago(0.1) };
  const drill = { at: ago(1), madeAt: ago(1), why: null, rows: 1, ms: 1 };
  const well = {
    ...{ mark: settings.mark, place: settings.place, repository: 'a', visitedAt: ago(0.1) },
    ...{ newest, count: 1, failed: null, drill },
  };
  const after = (changes: object) => {
    writeOffsiteState(directory.path, { ...well, ...changes });
    return due(ago(0.1));
  };
  expect(due(ago(0.1))).toBe(true);
  expect(after({})).toBe(false);
  expect(due(ago(0.05))).toBe(true);
  expect(due(ago(-1))).toBe(false);
  expect(after({ visitedAt: ago(1) })).toBe(true);
  expect(after({ visitedAt: null })).toBe(true);
  expect(after({ drill: null })).toBe(true);
  expect(after({ drill: { ...drill, at: ago(7) } })).toBe(true);
  expect(after({ drill: { ...drill, at: ago(0.5), why: 'different' } })).toBe(false);
  expect(after({ drill: { ...drill, why: 'different' } })).toBe(true);
  expect(after({ failed: { at: ago(0.1), why: 'full' } })).toBe(true);
  // Of another repository.
  expect(after({ mark: 'other' })).toBe(true);
});
