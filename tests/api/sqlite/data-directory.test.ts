import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { login, startApi } from '#tests/support/api/api.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { adminPassword } from '#tests/support/settings.ts';

test('the data directory contains no password, token or session id in plain text', async () => {
  await using api = await startApi();
  const { token, cookie } = await login(api);
  const marker = 'a text that is stored as it is';
  await sendMessage(api, { message: marker });
  const files = await readdir(api.dataDir);
  const contents = await Promise.all(files.map((file) => readFile(join(api.dataDir, file))));
  const everything = Buffer.concat(contents);
  const sessionId =
    decodeURIComponent(cookie)
      .replace(/^sid=s:/, '')
      .split('.')[0] ?? '';
  expect(sessionId.length).toBeGreaterThan(20);
  for (const secret of [adminPassword, token, sessionId]) {
    expect(everything.includes(secret)).toBe(false);
  }
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  for (const kept of [marker, '$argon2id$', sha256(token), sha256(sessionId)]) {
    expect(everything.includes(kept)).toBe(true);
  }
});
