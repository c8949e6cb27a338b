import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { startScanner } from '#tests/support/api/scanner-stand-in.ts';
import packageJson from '../../package.json' with { type: 'json' };

test('the state of the service: release, database, disk; no path and no secret', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const admin = await adminOf(api);
  await sendMessage(api);
  await sendMessage(api);
  await apply(api);
  const before = Date.now();
  const { release, database, disk, scanner } = await admin.adminCall(calls.readSystem);
  expect(release.version).toBe(packageJson.version);
  expect(Date.parse(release.builtAtUtc ?? '')).toBeLessThan(before);
  expect(before - Date.parse(release.startedAtUtc)).toBeLessThan(60_000);
  expect(database).toMatchObject({ messages: 2, applications: 1 });
  expect(database.bytes).toBeGreaterThan(0);
  expect(disk.freeBytes).toBeGreaterThan(0);
  expect(disk.totalBytes).toBeGreaterThanOrEqual(disk.freeBytes);
  expect(scanner).toBeNull();
  const text = await (await admin.send(calls.readSystem)).text();
  expect(text).not.toContain(api.dataDir);
  expect(text).not.toMatch(/\/tmp|site\.db|postgres|argon2|secret/);
});

test('the virus scanner is up while it answers, and down when it is stopped', async () => {
  await using scanner = await startScanner();
  await using api = await startApi({ CLAMAV_HOST: `127.0.0.1:${scanner.port}` });
  const { adminCall } = await adminOf(api);
  expect((await adminCall(calls.readSystem)).scanner).toEqual({ isUp: true });
  await scanner.close();
  expect((await adminCall(calls.readSystem)).scanner).toEqual({ isUp: false });
});
