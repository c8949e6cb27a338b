import { expect, test } from 'vitest';
import { rotatedOut } from '#db/sqlite/backup/files.ts';

/** Of a backup before an update. */
const update = '03T10-00-00Z-from-1.0.0-to-1.1.0';
const name = (time: string) =>
  time === update ? `site-2026-01-${time}.db` : `site-2026-01-${time}-00-00Z.db`;

test.each<[what: string, keep: number, hours: number, newestFirst: string[], out: string[]]>([
  ['none are over', 3, 24, ['03T10', '03T09', '02T10'], []],
  ['each is of another day', 2, 24, ['03T10', '02T10', '01T10'], ['01T10']],
  ['many are of one day', 3, 24, ['03T12', '03T11', '03T10', '02T10', '01T10'], ['03T11', '03T10']],
  ['the earlier of an older day', 3, 24, ['03T12', '02T10', '02T09', '01T10'], ['02T09']],
  ['the schedule has periods of 6 hours', 2, 6, ['03T12', '03T11', '03T10'], ['03T10']],
  ['no schedule runs', 2, 0, ['03T12', '03T11', '02T10'], ['03T11']],
  // Dated in the future, so listed last.
  ['one is dated in the future', 2, 24, ['03T12', '02T12', '09T12'], ['09T12']],
  [
    'one was made before an update',
    3,
    24,
    ['03T12', '03T11', update, '02T12', '01T12'],
    ['01T12', '03T11'],
  ],
  ['many were made before updates', 2, 24, ['03T12', update, '03T09'], ['03T09']],
  [
    'newer ones have replaced the one before an update',
    2,
    24,
    ['05T12', '04T12', update],
    [update],
  ],
])('backups are rotated out by period where %s', (_what, keep, hours, newestFirst, out) => {
  expect(rotatedOut(newestFirst.map(name), { keep, hours })).toEqual(out.map(name));
});

test('however many are made in one day, one of each other day stays', () => {
  let kept = ['04', '03', '02', '01'].map((day) => name(`${day}T03`));
  for (let hour = 10; hour < 24; hour += 1) {
    const all = [name(`05T${hour}`), ...kept];
    const out = rotatedOut(all, { keep: 4, hours: 24 });
    kept = all.filter((one) => !out.includes(one));
  }
  expect(kept).toEqual(['05T23', '04T03', '03T03', '02T03'].map(name));
});
