import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import argon2 from 'argon2';
import { describe, expect, test } from 'vitest';
import { inDatabase, opensWith, startApi, temporaryDirectory } from '#tests/support/api.ts';
import { adminPassword } from '#tests/support/settings.ts';

const another = 'another long password';
const none = { ADMIN_PASSWORD: '' };
const told = /Admin password, shown this once: (\S+)/g;

function expectCostlyHash(databaseFile: string) {
  const hash = inDatabase(databaseFile, (database) =>
    String(database.prepare('select password_hash from admin').pluck().get()),
  );
  const [, parameters = ''] =
    /^\$argon2id\$v=19\$([^$]+)\$[\w+/]{22}\$[\w+/]{43}$/.exec(hash) ?? [];
  const cost = new URLSearchParams(parameters.replaceAll(',', '&'));
  // OWASP Password Storage Cheat Sheet.
  expect(Number(cost.get('m'))).toBeGreaterThanOrEqual(19_456);
  expect(Number(cost.get('t'))).toBeGreaterThanOrEqual(2);
  expect(Number(cost.get('p'))).toBe(1);
}

describe('a first start without a password', () => {
  test('makes one up, tells it once and never again, and keeps it as a costly hash', async () => {
    await using directory = await temporaryDirectory();
    const settings = { ...none, DATA_DIR: directory.path };
    await using first = await startApi(settings);
    const tellings = [...first.output().matchAll(told)];
    expect(tellings).toHaveLength(1);
    const password = tellings[0]?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect(await opensWith(first, password)).toBe(true);
    expectCostlyHash(first.databaseFile);
    await first.stop();
    expect(first.output().split(password)).toHaveLength(2);

    await using second = await startApi(settings);
    expect(await opensWith(second, password)).toBe(true);
    expect(second.output()).not.toContain(password);
    expect(second.output()).not.toMatch(told);
  });

  test('makes up another one for each site', async () => {
    await using one = await startApi(none);
    await using two = await startApi(none);
    const [password] = one.output().matchAll(told);
    expect(await opensWith(one, password?.[1] ?? '')).toBe(true);
    expect(await opensWith(two, password?.[1] ?? '')).toBe(false);
  });
});

describe('the password is the one of', () => {
  test('ADMIN_PASSWORD, which is not told, and is kept as a costly hash', async () => {
    await using api = await startApi({ ADMIN_PASSWORD: another });
    expect(await opensWith(api, another)).toBe(true);
    expect(await opensWith(api, adminPassword)).toBe(false);
    expectCostlyHash(api.databaseFile);
    expect(api.output()).not.toMatch(told);
    expect(api.output()).not.toContain(another);
  });

  test('ADMIN_PASSWORD_HASH, written as other argon2 programs write it', async () => {
    const hash = await argon2.hash(another, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const usualOrder = hash.replace(/\$m=.+?\$/, '$m=19456,t=2,p=1$');
    await using api = await startApi({ ...none, ADMIN_PASSWORD_HASH: usualOrder });
    expect(await opensWith(api, another)).toBe(true);
    expect(api.output()).not.toMatch(told);
  });

  test.each([
    ['ADMIN_PASSWORD_FILE', async () => another],
    ['ADMIN_PASSWORD_HASH_FILE', () => argon2.hash(another)],
  ])('the file that %s names, less its line end', async (setting, content) => {
    await using directory = await temporaryDirectory();
    const file = join(directory.path, 'secret');
    await writeFile(file, `${await content()}\n`);
    await using api = await startApi({ ...none, [setting]: file });
    expect(await opensWith(api, another)).toBe(true);
  });
});

test('what is stored can be read by its owner alone', async () => {
  await using api = await startApi();
  const secret = join(api.dataDir, 'session-secret');
  for (const file of [api.databaseFile, `${api.databaseFile}-wal`, secret]) {
    expect((await stat(file)).mode & 0o777, file).toBe(0o600);
  }
});
