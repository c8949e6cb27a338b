import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import {
  bearer,
  cookieOf,
  login,
  post,
  type RunningApi,
  startApi,
} from '#tests/support/api/api.ts';
import { sharedApi } from '#tests/support/api/shared-api.ts';
import { adminPassword, slowPasswordHash } from '#tests/support/settings.ts';

// Each guess costs a password hash, and other tests run at the same time.
vi.setConfig({ testTimeout: 60_000 });

const dayMs = 86_400_000;
const limited = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
const next = 'another password, long enough';

const api = await sharedApi(limited);

type From = { readonly address?: string; readonly cookie?: string; readonly password?: string };

function logIn(
  { url }: RunningApi,
  { address = '198.51.100.7', cookie, password = adminPassword }: From,
) {
  const headers = { 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) };
  return post(`${url}/api/Admin/login`, { password }, headers);
}

const guess = (api: RunningApi, from: From) => logIn(api, { ...from, password: 'a guess' });

/** Logs in, and resolves with the device cookie. */
async function deviceOf(api: RunningApi, from: From = {}): Promise<string> {
  const answer = await logIn(api, from);
  expect(answer.status).toBe(200);
  return cookieOf(answer, 'device');
}

/** Five guesses from each of twelve addresses, and six from the owner's address. */
async function attack(api: RunningApi) {
  for (let host = 1; host <= 12; host += 1) {
    for (let tries = 0; tries < 5; tries += 1) await guess(api, { address: `192.0.2.${host}` });
  }
  for (let tries = 0; tries < 6; tries += 1) await guess(api, {});
}

/** An address whose guesses are used up. */
const exhausted = '203.0.113.5';

async function exhaust(api: RunningApi) {
  for (let tries = 0; tries < 5; tries += 1) await guess(api, { address: exhausted });
}

/** Whether the cookie is valid: a login with it is checked although its address has no guess left. */
async function isKnown(api: RunningApi, cookie: string): Promise<boolean> {
  return (await guess(api, { address: exhausted, cookie })).status === 401;
}

test('five guesses from each of twelve addresses do not lock out the owner’s browser', async () => {
  await using api = await startApi(limited);
  const cookie = await deviceOf(api);
  await attack(api);
  expect((await logIn(api, {})).status).toBe(429);
  expect((await logIn(api, { address: '203.0.113.1' })).status).toBe(429);
  expect((await logIn(api, { cookie })).status).toBe(200);
  expect((await logIn(api, { cookie, address: '203.0.113.1' })).status).toBe(200);
});

test('a full queue of password hashes keeps places for the owner’s browser and session @release', async () => {
  await using api = await startApi({ ADMIN_PASSWORD_HASH: slowPasswordHash });
  const cookie = await deviceOf(api);
  const { token } = await login(api);
  const answers = { unknown: [] as number[], known: [] as number[] };
  let isOver = false;
  const crowd = Array.from({ length: 12 }, async () => {
    while (!isOver) {
      answers.unknown.push((await guess(api, {})).status);
      await sleep(10);
    }
  });
  for (let tries = 0; tries < 5; tries += 1) {
    answers.known.push((await logIn(api, { cookie })).status);
    const ended = await post(
      api.url + calls.endSessions.path,
      { password: 'not it' },
      bearer(token),
    );
    answers.known.push(ended.status);
  }
  isOver = true;
  await Promise.all(crowd);
  expect(answers.unknown).toContain(429);
  expect(new Set(answers.known)).toEqual(new Set([200, 400]));
});

test('a stolen device cookie allows five guesses a minute over all addresses, and opens no session', async () => {
  const cookie = await deviceOf(api);
  const statuses: number[] = [];
  for (let tries = 1; tries <= 20; tries += 1) {
    statuses.push((await guess(api, { cookie, address: `192.0.2.${tries}` })).status);
  }
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
  // The cookie alone opens no session.
  for (const name of [
    cookie,
    cookie.replace('device=', 'sid='),
    cookie.replace('device=', 'sid=s:'),
  ]) {
    const answer = await fetch(api.url + calls.verify.path, { headers: { Cookie: name } });
    expect(answer.status).toBe(401);
  }
});

test('an altered, forged or foreign device cookie has no effect', async () => {
  await using other = await startApi();
  const cookie = await deviceOf(api);
  await exhaust(api);
  const [id = '', signature = ''] = cookie.replace('device=', '').split('.');
  const { cookie: session } = await login(api);
  const forged = [
    `device=${id}`,
    `device=${id}.`,
    `device=${id}.${'A'.repeat(43)}`,
    `device=${'A'.repeat(43)}.${signature}`,
    `device=${id}.${signature}A`,
    `device=${id.slice(1)}.${signature}`,
    `x-device=${id}.${signature}`,
    `__Host-device=${id}.${signature}`,
    decodeURIComponent(session).replace('sid=s:', 'device='),
    await deviceOf(other),
  ];
  expect(await isKnown(api, cookie)).toBe(true);
  for (const made of forged) expect([made, await isKnown(api, made)]).toEqual([made, false]);
});

test('changing the password revokes every device and issues a new cookie to the browser that did it', async () => {
  await using api = await startApi(limited);
  const stolen = await deviceOf(api);
  const { token } = await login(api);
  const answer = await post(
    api.url + calls.changePassword.path,
    { current: adminPassword, next },
    { ...bearer(token), Cookie: stolen },
  );
  expect(answer.status).toBe(200);
  await exhaust(api);
  expect(await isKnown(api, stolen)).toBe(false);
  expect(await isKnown(api, cookieOf(answer, 'device'))).toBe(true);
});

test('ending sessions revokes their devices: one, or all except the own one', async () => {
  const opened = [await logIn(api, {}), await logIn(api, {}), await logIn(api, {})] as const;
  const answers = await Promise.all(opened.map((answer) => answer.json()));
  const [own = '', second = '', third = ''] = opened.map((answer) => cookieOf(answer, 'device'));
  const [{ token }, other] = answers as [{ token: string }, { token: string }, unknown];
  const sessions = await fetch(api.url + calls.listSessions.path, {
    headers: bearer(other.token),
  });
  const { items } = (await sessions.json()) as { items: { id: string; own: boolean }[] };
  const end = async (id?: string) => {
    const body = { password: adminPassword, ...(id && { id }) };
    const answer = await post(api.url + calls.endSessions.path, body, bearer(token));
    expect(answer.status).toBe(204);
  };
  await exhaust(api);
  await end(items.find((one) => one.own)?.id);
  expect(await isKnown(api, second)).toBe(false);
  expect(await isKnown(api, third)).toBe(true);
  // Its session has ended, but its cookie may have been copied.
  const last = await logIn(api, {});
  const left = cookieOf(last, 'device');
  await fetch(api.url + calls.logOut.path, { method: 'POST', headers: { Cookie: cookieOf(last) } });
  expect(await isKnown(api, left)).toBe(true);
  await end();
  expect(await isKnown(api, third)).toBe(false);
  expect(await isKnown(api, left)).toBe(false);
  expect(await isKnown(api, own)).toBe(true);
});

test('a login renews the device cookie, which expires after a year without a login', async () => {
  const cookie = await deviceOf(api);
  await exhaust(api);
  const age = (days: number) =>
    api.database.run('update devices set used_at = used_at - ?', days * dayMs);
  await age(364);
  expect(await deviceOf(api, { cookie })).toBe(cookie);
  await age(364);
  expect(await isKnown(api, cookie)).toBe(true);
  await age(2);
  expect(await isKnown(api, cookie)).toBe(false);
});

const unlimited = await sharedApi();

test('the device cookie is HttpOnly, SameSite=Strict, lasts a year and holds only a signed random id', async () => {
  const answer = await logIn(unlimited, {});
  const [cookie = ''] = answer.headers.getSetCookie().filter((one) => one.startsWith('device='));
  const [value = '', ...attributes] = cookie.split('; ');
  expect(value).toMatch(/^device=[\w-]{43}\.[\w-]{43}$/);
  expect(attributes).toEqual(
    expect.arrayContaining(['Max-Age=31536000', 'Path=/', 'HttpOnly', 'SameSite=Strict']),
  );
  expect(cookie).not.toMatch(/Secure|Domain/);
  // Only a hash is stored, so a copy of the database contains no usable cookie.
  const stored = await unlimited.database.column<string>('select id_hash from devices');
  expect(stored).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test('at most 1,000 devices are stored, so that logins without cookies cannot fill the disk', async () => {
  const devices = Array.from({ length: 1500 }, (_, count) => {
    return { id_hash: `device ${count}`, used_at: Date.now() - count };
  });
  await unlimited.database.insert('devices', devices);
  const cookie = await deviceOf(unlimited);
  const count = await unlimited.database.value<number>('select count(*) from devices');
  expect(count).toBe(1000);
  expect(await deviceOf(unlimited, { cookie })).toBe(cookie);
});
