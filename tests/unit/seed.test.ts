import { expect, test } from 'vitest';
import { SeedRefused, seed } from '#tests/sample-data/seed.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';

const few = ['--messages', '40', '--applications', '8'];

test.each([
  ['in production', { NODE_ENV: 'production' }, few],
  ['where the site is reached by https', { SITE_URL: 'https://www.gokhat.example' }, few],
  ['with an amount that is no number', {}, ['--messages', 'many']],
  ['with an option that is none', {}, ['--mesages', '3']],
])('no generated records are written %s', async (_, environment, args) => {
  await using directory = await temporaryDirectory();
  const seeding = seed({ DATA_DIR: directory.path, ...environment }, args);
  await expect(seeding).rejects.toBeInstanceOf(SeedRefused);
});

test('generated records join those of a database only if --add is given', async () => {
  await using directory = await temporaryDirectory();
  const environment = { DATA_DIR: directory.path };
  expect(await seed(environment, few)).toMatch(/^Wrote 40 messages and 8 applications to \//);
  await expect(seed(environment, few)).rejects.toThrow(/holds 40 messages and 8 applications/);
  expect(await seed(environment, [...few, '--add'])).toMatch(/^Wrote 40 messages and 8/);
});
