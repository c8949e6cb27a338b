import { createHash, createHmac } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { login, startApi } from '#tests/support/api/api.ts';
import { backUp, backupPlaces, finalName, run, usedPlaces } from '#tests/support/api/backups.ts';
import { killBackups, writeOn } from '#tests/support/api/killed-backups.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { inDatabase } from '#tests/support/database/sqlite-database.ts';
import { rowsOf } from '#tests/support/database/stored-rows.ts';
import { releaseTag } from '#tests/support/release.ts';

test('a backup made under load contains every message acknowledged before it began', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings, { inOwnProcess: true });
  await using load = writeOn(api);
  while (load.ids.length < 200) await wait(1);
  const acknowledged = [...load.ids];
  const name = await backUp(places.settings);

  const stored = inDatabase(join(places.backups, name), (database) => {
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    return new Set(database.prepare<[], string>('select id from messages').pluck().all());
  });
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
});

test(`a backup killed at any moment leaves no file with a backup’s name that cannot be restored ${releaseTag}`, async () => {
  const { failures, backups } = await killBackups(4, 5);
  expect(failures).toEqual([]);
  expect(backups).toBeGreaterThan(1);
});

test('a backup is one file, readable by its owner only, and is reported in one line', async () => {
  await using places = await usedPlaces();
  const { code, stdout, stderr } = await run('backup', places.settings);
  expect(stdout).toMatch(/^Backup [^\n]+\/site-[^\n]+Z\.db: \d+\.\d MB in \d+\.\d s\n$/);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(places.list()).toEqual([expect.stringMatching(finalName)]);
  for (const path of [places.backups, join(places.backups, String(places.list()[0]))]) {
    expect((await stat(path)).mode & 0o077).toBe(0);
  }
});

test('erased text is not contained in a later backup', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings);
  const word = 'çıkarılacak';
  const { id } = await sendMessage(api, { message: word });
  inDatabase(places.databaseFile, (database) =>
    database.prepare('delete from messages where id = ?').run(id),
  );
  const name = await backUp(places.settings);
  expect((await readFile(join(places.backups, name))).includes(word)).toBe(false);
});

test('a backup contains no cookie secret, session, token or device', async () => {
  await using places = await backupPlaces();
  await using api = await startApi(places.settings);
  const { token, cookie } = await login(api);
  const name = await backUp(places.settings);
  const rows = rowsOf(join(places.backups, name));
  const [, id = '', signature = ''] = /^sid=s:(.+)\.(.+)$/.exec(decodeURIComponent(cookie)) ?? [];
  expect(signature.length).toBeGreaterThan(40);
  // As cookie-signature signs: a secret among these texts could sign any cookie.
  const sign = (secret: string) =>
    createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  const texts = Object.values(rows).flatMap((of) => of.flatMap((row) => Object.values(row)));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => typeof text === 'string' && sign(text) === signature)).toEqual([]);
  expect([rows.sessions, rows.devices]).toEqual([[], []]);
  const bytes = await readFile(join(places.backups, name));
  const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
  for (const secret of [token, id, hash(token), hash(id)])
    expect(bytes.includes(secret)).toBe(false);
  // Proves that the check above finds a secret.
  const secret = await readFile(join(places.settings.DATA_DIR, 'session-secret'), 'utf8');
  expect(sign(secret)).toBe(signature);
  expect(bytes.includes(secret)).toBe(false);
});

test('old backups and partial files are removed; the newest BACKUP_KEEP and all other files stay', async () => {
  await using places = await usedPlaces();
  await mkdir(places.backups);
  const write = (name: string) => writeFile(join(places.backups, name), '');
  const old = [1, 2, 3, 4].map((day) => `site-2026-01-0${day}T00-00-00Z.db`);
  const others = ['notes.txt', 'site.db', 'site-2026-01-01.db', 'site-2026-01-01T00-00-00Z.db.gz'];
  const leftOver = [
    '.site-2026-01-05T00-00-00Z.db.partial',
    '.site-2026-01-05T00-00-00Z.db.partial-journal',
  ];
  await Promise.all([...old, ...others, ...leftOver].map(write));

  const made = await backUp({ ...places.settings, BACKUP_KEEP: '3' });
  expect(places.list()).toEqual([...others, ...old.slice(2), made].sort());
});

type Places = Awaited<ReturnType<typeof backupPlaces>>;
const failures: [what: string, words: RegExp, spoil: (places: Places) => unknown][] = [
  ['no database', /site\.db cannot be opened .*; see DATA_DIR/, () => ({ DATA_DIR: '/nowhere' })],
  [
    'a damaged database',
    /site\.db is damaged \(SQLITE_NOTADB\); it was left as it is/,
    ({ databaseFile }) => writeFile(databaseFile, 'damage'.repeat(1000)),
  ],
  [
    'a database with a reference to a missing row',
    /is damaged \(cvs refers to nothing\)/,
    ({ databaseFile }) =>
      inDatabase(databaseFile, (database) => {
        database.pragma('foreign_keys = OFF');
        database.exec("insert into cvs values ('missing', 'a.pdf', 'pdf', 1, '', null, x'00')");
      }),
  ],
  [
    'a directory that cannot be created',
    /\/dev\/null/,
    () => ({ BACKUP_DIR: '/dev/null/backups' }),
  ],
  ['an invalid setting', /BACKUP_KEEP/, () => ({ BACKUP_KEEP: 'all' })],
];

test.each(failures)(
  '%s ends the backup with exit code 1 and one line, and leaves no file',
  async (_what, words, spoil) => {
    await using places = await usedPlaces();
    const spoilt = await spoil(places);
    const settings = { ...places.settings, ...(typeof spoilt === 'object' ? spoilt : {}) };
    const { code, stdout, stderr } = await run('backup', settings);
    expect(stderr).toMatch(/^No backup was made: [^\n]+\n$/);
    expect(stderr).toMatch(words);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(places.list()).toEqual([]);
  },
);

test('the second of two simultaneous backups is refused and leaves the first untouched', async () => {
  await using places = await usedPlaces();
  await mkdir(places.backups);
  const holder = new BetterSqlite3(join(places.backups, '.lock'));
  holder.pragma('journal_mode = memory');
  holder.exec('begin exclusive');
  const partial = '.site-2026-01-05T00-00-00Z.db.partial';
  await writeFile(join(places.backups, partial), '');
  const { code, stderr } = await run('backup', places.settings);
  expect(stderr).toMatch(
    /^No backup was made: another backup or restore is under way in [^\n]+\n$/,
  );
  expect(code).toBe(1);
  expect(places.list()).toEqual([partial]);

  holder.close();
  await backUp(places.settings);
});
