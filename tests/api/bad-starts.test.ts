import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newData, startApi, startFailing, temporaryDirectory } from '#tests/support/api/api.ts';

/** Removes the tests' password. */
const none = { ADMIN_PASSWORD: '' };

function expectOneLine({ code, stderr }: { code: number | null; stderr: string }) {
  expect(stderr).toMatch(/^Cannot start: [^\n]+\n$/);
  expect(code).toBe(1);
}

describe('a start with an invalid setting ends with exit code 1 and one line', () => {
  // tests/unit/settings.test.ts has more of each.
  test.each([
    ['PORT', '65536'],
    ['ADMIN_PASSWORD', 'passwordpassword'],
  ])('that names the setting and not its value: %s=%s', async (name, value) => {
    const ended = await startFailing({ [name]: value });
    expectOneLine(ended);
    expect(ended.stderr).toContain(name);
    expect(ended.output).not.toContain(value);
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

test.each([
  { NOTIFY_MESSAGES: 'haber@gokhat.example' },
  { NOTIFY_OPERATOR: 'isletme@gokhat.example' },
  { ACKNOWLEDGE: 'on' },
])('a start that should send mail and has no mail server says so: %o', async (settings) => {
  await using api = await startApi(settings);
  expect(api.output()).toContain('no SMTP_URL');
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
