import { expect, test } from 'vitest';
import { Backups } from '#api/jobs/backups.ts';
import type { BackupAttempt } from '#db/backup/backups.ts';
import { Busy, Damaged, StorageFull } from '#db/engine/errors.ts';
import { readBackupSettings } from '#db/settings/settings.ts';
import { isForeseen } from '#db/sqlite/backup/error.ts';

/** Runs one backup, and returns how it ended: what was reported, logged and shown. */
async function outcomeOf(
  create: () => Promise<BackupAttempt>,
  done: (why: string | undefined) => Promise<void> = () => Promise.resolve(),
) {
  const logged: string[] = [];
  const reported: (string | undefined)[] = [];
  const write = (_what: unknown, text: string) => logged.push(text);
  const backups = new Backups({
    settings: readBackupSettings({}),
    reported: async () => undefined,
    databaseBytes: async () => 0,
    log: { info: write, error: write } as never,
    readStored: () => ({ backups: [], partialBytes: 0, isScheduled: false }),
    create,
  });
  backups.start((why) => {
    reported.push(why);
    return done(why);
  });
  while ((await backups.state()).running) await new Promise(setImmediate);
  return { logged, reported, failed: (await backups.state()).failed?.why };
}

test('a backup whose program cannot start is reported as failed', async () => {
  const outcome = await outcomeOf(() => Promise.reject(new Error('spawn EAGAIN')));
  expect(outcome).toEqual({
    ...{ logged: ['no backup was made'], reported: ['other'], failed: 'other' },
  });
});

test('a backup that was made counts as made, also if the audit trail cannot be written', async () => {
  const outcome = await outcomeOf(
    () => Promise.resolve({ output: 'Backup' }),
    () => Promise.reject(new Error('busy')),
  );
  expect(outcome.reported).toEqual([undefined]);
  expect(outcome.failed).toBeUndefined();
  expect(outcome.logged[0]).toBe('a backup was made');
});

test.each([StorageFull, Busy, Damaged])('a command ends with one line for %o', (Kind) => {
  expect(isForeseen(new Kind('database or disk is full'))).toBe(true);
});
