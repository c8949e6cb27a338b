import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OperatorNotices } from '#api/mail/operator-notices.ts';
import type { Concern } from '#contract/admin/concerns.ts';
import { addConcernNotices } from '#db/queries/concern-notices.ts';
import type { Database } from '#db/schema.ts';

vi.mock('#db/queries/concern-notices.ts');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Notices to an operator, asked every two seconds as by the sender of mails, and what they judged last. */
function asked(recipients = ['isletme@gokhat.example']) {
  const raised = new Set<Concern>();
  const readConcerns = vi.fn(async () => [...raised]);
  const log = pino({ enabled: false });
  const db = {} as Kysely<Database>;
  const notices = new OperatorNotices({ db, log, recipients, readConcerns });
  return {
    raised,
    readConcerns,
    async during(minutes: number) {
      for (let seconds = 0; seconds < minutes * 60; seconds += 2) {
        vi.advanceTimersByTime(2000);
        await notices.announce(0);
      }
      const [, judged] = vi.mocked(addConcernNotices).mock.lastCall ?? [];
      return judged;
    },
  };
}

test('what needs attention is judged once a minute, and only if somebody is notified', async () => {
  const { during, readConcerns } = asked();
  await during(30);
  expect(readConcerns).toHaveBeenCalledTimes(30);
  const nobody = asked([]);
  await nobody.during(30);
  expect(nobody.readConcerns).not.toHaveBeenCalled();
});

test('a problem is reported when it has lasted for ten minutes, not one of nine minutes, nor one of before a start', async () => {
  const { during, raised } = asked();
  await during(20);
  raised.add('scannerDown');
  expect((await during(9))?.lasting).toEqual([]);
  raised.clear();
  expect((await during(5))?.lasting).toEqual([]);
  raised.add('scannerDown');
  expect((await during(9))?.lasting).toEqual([]);
  expect((await during(3))?.lasting).toEqual(['scannerDown']);

  const restarted = asked();
  restarted.raised.add('scannerDown');
  expect((await restarted.during(9))?.lasting).toEqual([]);
  expect((await restarted.during(3))?.lasting).toEqual(['scannerDown']);
});

test('a problem is over when it was absent for ten minutes, also after a start', async () => {
  const { during, raised } = asked();
  expect((await during(9))?.open).toContain('diskLow');
  expect((await during(3))?.open).toEqual([]);
  raised.add('diskLow');
  expect((await during(12))?.open).toEqual(['diskLow']);
  raised.clear();
  expect((await during(9))?.open).toEqual(['diskLow']);
  expect((await during(3))?.open).toEqual([]);
});

test('a failed judgement is tried again a minute later, and stops no other mail', async () => {
  const { during, readConcerns } = asked();
  readConcerns.mockRejectedValueOnce(new Error('the disk cannot be read'));
  await during(3);
  expect(readConcerns).toHaveBeenCalledTimes(3);
  expect(addConcernNotices).toHaveBeenCalledTimes(2);
});
