import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { backUp, finalName, start, usedPlaces } from '#tests/support/api/backups.ts';

test.concurrent('the schedule makes its first backup immediately, then waits, and exits with 0 at SIGTERM', async () => {
  await using places = await usedPlaces();
  await using schedule = start('backup', places.settings, '--scheduled');
  await schedule.writes('stdout');
  expect(places.list()).toEqual([expect.stringMatching(finalName)]);
  schedule.kill('SIGTERM');
  const { code, stdout, stderr } = await schedule.ended;
  expect(stdout).toMatch(/^Backup [^\n]+\n$/);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test.concurrent('SIGTERM during a backup ends the schedule with 0, and the next backup removes the partial file', async () => {
  await using places = await usedPlaces();
  await using schedule = start('backup', places.settings, '--scheduled');
  while (places.list().length === 0) await wait(1);
  schedule.kill('SIGTERM');
  expect((await schedule.ended).code).toBe(0);
  await backUp(places.settings);
  for (const name of places.list()) expect(name).toMatch(finalName);
});

test.concurrent('a failed backup prints one line, and the schedule continues', async () => {
  await using places = await usedPlaces();
  await rm(places.databaseFile);
  await using schedule = start('backup', places.settings, '--scheduled');
  await schedule.writes('stderr');
  schedule.kill('SIGTERM');
  const { code, stderr } = await schedule.ended;
  expect(stderr).toMatch(/^No backup was made: [^\n]+\n$/);
  expect(code).toBe(0);
});
