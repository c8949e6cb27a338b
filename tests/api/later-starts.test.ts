import argon2 from 'argon2';
import { expect, test } from 'vitest';
import { bearer, login, opensWith, startApi, startFailing } from '#tests/support/api/api.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { releaseTag } from '#tests/support/release.ts';
import { adminPassword, adminPasswordHash } from '#tests/support/settings.ts';

const another = 'another long password';
const anotherHash = await argon2.hash(another, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
const byHash = (hash: string) => ({ ADMIN_PASSWORD: '', ADMIN_PASSWORD_HASH: hash });

test.each([
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: another }],
  [`ADMIN_PASSWORD_HASH ${releaseTag}`, byHash(anotherHash)],
])('a changed %s replaces the password and ends every session', async (_name, changed) => {
  await using first = await startApi();
  const { token, cookie } = await login(first);
  await first.stop();

  await using second = await startApi({ ...changed, ...first.sameData });
  for (const headers of [bearer(token), { Cookie: cookie }]) {
    expect((await fetch(`${second.url}/api/Admin/verify`, { headers })).status).toBe(401);
  }
  expect(await opensWith(second, adminPassword)).toBe(false);
  expect(await opensWith(second, another)).toBe(true);
});

test.each([
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: adminPassword }],
  [`ADMIN_PASSWORD_HASH ${releaseTag}`, byHash(adminPasswordHash)],
  ['lack of any password', { ADMIN_PASSWORD: '' }],
])('the same %s does not undo a password changed in between', async (_name, settings) => {
  await using first = await startApi(settings);
  await first.stop();
  await first.database.run('update admin set password_hash = ?', anotherHash);

  await using second = await startApi({ ...settings, ...first.sameData });
  expect(await opensWith(second, another)).toBe(true);
  expect(await opensWith(second, adminPassword)).toBe(false);
});

test('a database of a newer release ends the start with one line, and keeps its rows', async () => {
  await using api = await startApi();
  await sendMessage(api);
  await api.stop();
  await api.database.insert('kysely_migration', [
    { name: '9999-of-a-later-release', timestamp: '2030-01-01T00:00:00.000Z' },
  ]);
  const { code, stderr } = await startFailing({ ...api.sameData });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Cannot start: .*newer release.*9999-of-a-later-release.*\n$/);
  expect(await api.database.value('select count(*) from messages')).toBe(1);
});

test('a database of before 1.0.0 ends the start with one line that says what to do, and keeps its rows', async () => {
  await using api = await startApi();
  await sendMessage(api);
  await api.stop();
  await api.database.run('delete from kysely_migration');
  await api.database.insert('kysely_migration', [
    { name: '0024-retention-clock', timestamp: '2026-11-28T00:00:00.000Z' },
  ]);
  const { code, stderr } = await startFailing({ ...api.sameData });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^Cannot start: .*before 1\.0\.0.*start the release that wrote it, or begin with an empty one.*\n$/,
  );
  expect(await api.database.value('select count(*) from messages')).toBe(1);
  expect(await api.database.column('select name from kysely_migration')).toEqual([
    '0024-retention-clock',
  ]);
});

test('a restart with the same settings keeps sessions, by bearer and by cookie', async () => {
  await using first = await startApi();
  const { token, cookie } = await login(first);
  await first.stop();

  await using second = await startApi(first.sameData);
  for (const headers of [bearer(token), { Cookie: cookie }]) {
    expect((await fetch(`${second.url}/api/Admin/verify`, { headers })).status).toBe(200);
  }
});
