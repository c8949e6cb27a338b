import { beforeEach, expect, test } from 'vitest';
import { idleHeader } from '#contract/admin/session.ts';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { bearer, login, startApi, verified } from '#tests/support/api/api.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { adminPassword } from '#tests/support/settings.ts';

const minuteMs = 60_000;

const api = await sharedApi();
beforeEach(async () => {
  for (const table of ['open_sessions', 'audit']) await api.database.run(`delete from ${table}`);
});

test('sessions are listed with browser and address, the own one marked; each can be ended with the password', async () => {
  const { adminCall, send } = await adminOf(api);
  const other = await fetch(`${api.url}/api/Admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'A browser/1.0' },
    body: JSON.stringify({ password: adminPassword }),
  });
  const { token } = (await other.json()) as { token: string };
  const { items } = await adminCall(calls.listSessions);
  expect(items).toHaveLength(2);
  const [listed, own] = [items.find((one) => !one.own), items.find((one) => one.own)];
  expect(listed).toMatchObject({ browser: 'A browser/1.0' });
  expect(listed?.address).toContain('127.0.0.1');
  const body = { password: adminPassword, id: listed?.id ?? '' };
  await adminCall(calls.endSessions, { body });
  expect(await verified(api, bearer(token))).toBe(401);
  expect((await send(calls.endSessions, { body })).status).toBe(404);
  await adminCall(calls.endSessions, { body: { ...body, id: own?.id ?? '' } });
  expect((await send(calls.verify)).status).toBe(401);
});

test('no session ends without the right password: no body, no password and a wrong one are answered 400', async () => {
  const { adminCall, send } = await adminOf(api);
  const other = await login(api);
  const { items } = await adminCall(calls.listSessions);
  const id = items.find(({ own }) => !own)?.id ?? '';
  const headers = { Accept: 'application/problem+json', 'Accept-Language': 'en' };
  for (const { body, words } of [
    { body: undefined, words: undefined },
    { body: {}, words: 'required' },
    { body: { password: 'not this one' }, words: 'current password is not right' },
  ]) {
    for (const one of [{}, { id }]) {
      const answer = await send(calls.endSessions, { headers, body: body && { ...body, ...one } });
      expect(answer.status).toBe(400);
      const { errors } = (await answer.json()) as { errors?: Record<string, string[]> };
      if (words) expect(errors?.password?.join()).toContain(words);
    }
  }
  const byDelete = await fetch(`${api.url}/api/Admin/Sessions/${id}`, {
    method: 'DELETE',
    headers: bearer((await login(api)).token),
  });
  expect(byDelete.ok).toBe(false);
  expect(await verified(api, bearer(other.token))).toBe(200);
});

test('all other sessions can be ended together, with one audit entry each', async () => {
  const { adminCall } = await adminOf(api);
  const others = [await login(api), await login(api)];
  await adminCall(calls.endSessions, { body: { password: adminPassword } });
  for (const { token } of others) expect(await verified(api, bearer(token))).toBe(401);
  expect((await adminCall(calls.listSessions)).items).toHaveLength(1);
  const { items } = await adminCall(calls.listAudit, { query: { action: 'sessionEnded' } });
  expect(items).toHaveLength(2);
});

test('a session ends after half an hour without a call, by bearer and by cookie', async () => {
  const { cookie, send } = await adminOf(api);
  const lastSeen = (minutesAgo: number) =>
    api.database.run('update open_sessions set seen_at = ?', Date.now() - minutesAgo * minuteMs);
  await lastSeen(29);
  expect((await send(calls.verify)).status).toBe(200);
  await lastSeen(31);
  expect((await send(calls.verify)).status).toBe(401);
  const byCookie = await fetch(`${api.url}/api/Admin/verify`, { headers: { Cookie: cookie } });
  expect(byCookie.status).toBe(401);
});

test('a call extends a session and returns the idle time; listening for events does not extend it', async () => {
  await using short = await startApi({ SESSION_IDLE_MINUTES: '10' });
  const { adminCall, send } = await adminOf(short);
  const seen = () => short.database.value<number>('select seen_at from open_sessions');
  const past = Date.now() - 5 * minuteMs;
  await short.database.run('update open_sessions set seen_at = ?', past);
  const events = await send(calls.watchEvents);
  await events.body?.cancel();
  expect(await seen()).toBe(past);
  expect(await adminCall(calls.verify)).toMatchObject({ idleSeconds: 600 });
  expect(await seen()).toBeGreaterThan(past);
});

test('automatic requests of a page extend the session only from the last input', async () => {
  const { send } = await adminOf(api);
  for (const { idle, agoMs } of [
    { idle: '120', agoMs: 2 * minuteMs },
    // Earlier than the stored time, or invalid: the stored time is kept.
    { idle: '3600', agoMs: 5 * minuteMs },
    { idle: 'junk', agoMs: 5 * minuteMs },
    { idle: '-60', agoMs: 5 * minuteMs },
  ]) {
    const now = Date.now();
    await api.database.run('update open_sessions set seen_at = ?', now - 5 * minuteMs);
    for (const call of [calls.verify, calls.listMessages, calls.readCounts, calls.watchEvents]) {
      const answer = await send(call, { headers: { [idleHeader]: idle } });
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    }
    const seenAt = await api.database.value<number>('select seen_at from open_sessions');
    const sinceMs = now - agoMs;
    expect(seenAt, idle).toBeGreaterThanOrEqual(sinceMs);
    expect(seenAt, idle).toBeLessThan(sinceMs + minuteMs);
  }
});
