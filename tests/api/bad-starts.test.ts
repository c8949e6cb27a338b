import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newData, startApi, startFailing, temporaryDirectory } from '#tests/support/api/api.ts';

/** One invalid value for each setting; the unit tests have more. `none` removes the tests' password. */
const none = { ADMIN_PASSWORD: '' };
const bad: [name: string, value: string, more?: Record<string, string>][] = [
  ['PORT', '65536'],
  ['SITE_URL', 'www.gokhat.example'],
  ['SESSION_HOURS', 'eight'],
  ['TRUST_PROXY', 'true'],
  ['RATE_LIMITS', 'yes'],
  ['GOOGLE_MAPS_KEY', 'two words'],
  ['LOG_LEVEL', 'loud'],
];
const hash = `$argon2id$v=19$m=19456,t=2,p=1$${'c'.repeat(22)}$${'h'.repeat(43)}`;
const badSecrets: typeof bad = [
  ['ADMIN_PASSWORD', 'only 14 chars.'],
  ['ADMIN_PASSWORD', 'aaaaaaaaaaaaaaa'],
  ['ADMIN_PASSWORD', 'passwordpassword'],
  ['ADMIN_PASSWORD_HASH', 'a password, not a hash', none],
  ['ADMIN_PASSWORD_HASH', hash.slice(0, 30), none],
  ['ADMIN_PASSWORD_HASH', hash.slice(0, -43), none],
  ['ADMIN_PASSWORD_HASH', hash, { ADMIN_PASSWORD: 'another long password' }],
  ['SESSION_SECRET', 'a secret of 31 characters......'],
];

function expectOneLine({ code, stderr }: { code: number | null; stderr: string }) {
  expect(stderr).toMatch(/^Cannot start: [^\n]+\n$/);
  expect(code).toBe(1);
}

describe('a start with an invalid setting ends with exit code 1 and one line', () => {
  test.each(bad)('that names the setting: %s=%s', async (name, value) => {
    const ended = await startFailing({ [name]: value });
    expectOneLine(ended);
    expect(ended.stderr).toContain(name);
  });

  test.each(badSecrets)(
    'that names the setting and not the secret: %s=%s',
    async (name, value, more) => {
      const ended = await startFailing({ ...more, [name]: value });
      expectOneLine(ended);
      expect(ended.stderr).toContain(name);
      expect(ended.output).not.toContain(value);
    },
  );

  test('that names ADMIN_PASSWORD_FILE if the file does not exist', async () => {
    const ended = await startFailing({ ...none, ADMIN_PASSWORD_FILE: '/nowhere/password' });
    expectOneLine(ended);
    expect(ended.stderr).toContain('ADMIN_PASSWORD_FILE');
  });

  test('that names ADMIN_PASSWORD if its file holds an invalid password', async () => {
    await using directory = await temporaryDirectory();
    const file = join(directory.path, 'password');
    await writeFile(file, 'much too short\n');
    const ended = await startFailing({ ...none, ADMIN_PASSWORD_FILE: file });
    expectOneLine(ended);
    expect(ended.stderr).toContain('ADMIN_PASSWORD');
    expect(ended.output).not.toContain('much too short');
  });
});

test('a data directory that cannot be created ends the start with exit code 1 and one line', async () => {
  await using data = await newData();
  const ended = await startFailing({ ...data.settings, DATA_DIR: '/dev/null/data' });
  expectOneLine(ended);
  expect(ended.stderr).toContain('/dev/null/data');
});

test('a missing data directory is created', async () => {
  await using data = await newData();
  const missing = { DATA_DIR: join(data.path, 'not', 'there', 'yet') };
  await using api = await startApi({ ...data.settings, ...missing });
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
});
