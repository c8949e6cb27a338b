import { open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { startApi } from '#tests/support/api/api.ts';
import {
  type backupPlaces,
  contents,
  databaseFilesIn,
  messagesIn,
  placesWithBackup,
  run,
} from '#tests/support/api/backups.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { inDatabase } from '#tests/support/database/sqlite-database.ts';
import { releaseTag } from '#tests/support/release.ts';

type Places = Awaited<ReturnType<typeof backupPlaces>>;

async function everything({ backups, settings }: Places) {
  return [await contents(settings.DATA_DIR), await contents(backups)];
}

const errorResponses: [what: string, words: RegExp, given: (file: string) => unknown][] = [
  ['that is not there', /there is no file/, () => 'site-2020-01-01T00-00-00Z.db'],
  [`that is a directory ${releaseTag}`, /there is no file/, dirname],
  [
    'that is no database',
    /is damaged or no database/,
    (file) => writeFile(file, 'notes\n'.repeat(99)),
  ],
  [`that is empty ${releaseTag}`, /is no database of this site/, (file) => writeFile(file, '')],
  [
    'with a damaged page',
    /is damaged/,
    async (file) => {
      const bytes = await readFile(file);
      await writeFile(file, bytes.fill('damage', 8192, 8292));
    },
  ],
  [
    `that was cut off ${releaseTag}`,
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

test.each(errorResponses)(
  'a backup %s is refused, and nothing changes',
  async (_what, words, spoil) => {
    await using places = await placesWithBackup();
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
  },
);

test('a restore while an idle API has the database open is refused with the advice to stop the API', async () => {
  await using places = await placesWithBackup();
  const { settings, databaseFile, name } = places;
  await using api = await startApi(settings, { inOwnProcess: true });
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
  expect(await databaseFilesIn(settings.DATA_DIR)).toEqual(['site.db']);
});

test.each([
  ['header', '', 0],
  ['list of tables', releaseTag, 100],
])(
  'a restore while the API runs is refused even if the %s of the database is damaged %s',
  async (...[, , position]) => {
    await using places = await placesWithBackup();
    const { settings, databaseFile, name } = places;
    await using api = await startApi(settings, { inOwnProcess: true });
    await sendMessage(api);
    const file = await open(databaseFile, 'r+');
    await file.write(Buffer.alloc(96, 'damage'), 0, 96, position);
    await file.close();
    const damaged = await readFile(databaseFile);
    const { code, stderr } = await run('restore', settings, name);
    expect(stderr).toMatch(/^Nothing was restored: .*site\.db is in use: [^\n]+\n$/);
    expect(code).toBe(1);
    expect((await readFile(databaseFile)).equals(damaged)).toBe(true);
    const names = ['site.db', 'site.db-shm', 'site.db-wal'];
    expect(await databaseFilesIn(settings.DATA_DIR)).toEqual(names);
  },
);
