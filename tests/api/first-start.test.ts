import { spawnSync } from 'node:child_process';
import argon2 from 'argon2';
import { describe, expect, test } from 'vitest';
import { strengthOfPassword } from '#api/process/password-strength.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { identity } from '#contract/content/identity.ts';
import {
  bearer,
  login,
  newData,
  opensWith,
  post,
  type RunningApi,
  startApi,
  startFailing,
} from '#tests/support/api/api.ts';
import { builtHashPassword } from '#tests/support/api/built-service.ts';
import { openStore } from '#tests/support/database/database.ts';
import { fillDatabase } from '../sample-data/fill.ts';

const another = 'another long password';
const none = { ADMIN_PASSWORD: '' };
const announcement = /Admin password for the first login: (\S+)/g;

async function expectCostlyHash({ database }: RunningApi) {
  const hash = await database.value<string>('select password_hash from admin');
  const [, parameters = ''] =
    /^\$argon2id\$v=19\$([^$]+)\$[\w+/]{22}\$[\w+/]{43}$/.exec(hash ?? '') ?? [];
  const cost = new URLSearchParams(parameters.replaceAll(',', '&'));
  // OWASP Password Storage Cheat Sheet.
  expect(Number(cost.get('m'))).toBeGreaterThanOrEqual(19_456);
  expect(Number(cost.get('t'))).toBeGreaterThanOrEqual(2);
  expect(Number(cost.get('p'))).toBe(1);
}

describe('a first start without a password', () => {
  test('generates one, prints it at each start until it is used, and asks for another until a setting or the admin replaces it', async () => {
    await using data = await newData({ isMigrated: false });
    const settings = { ...none, ...data.settings };
    await using first = await startApi(settings);
    const announcements = [...first.output().matchAll(announcement)];
    expect(announcements).toHaveLength(1);
    const password = announcements[0]?.[1] ?? '';
    expect(first.output()).toMatch(/^ +Log in at http:\/\/localhost:\d+\/admin /m);
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect((await strengthOfPassword(password.replace('first-', ''), identity)).level).toBe(
      'strong',
    );
    await expectCostlyHash(first);
    await first.stop();
    // The container is removed, and its log with it.
    await using again = await startApi(settings);
    expect([...again.output().matchAll(announcement)].map(([, one]) => one)).toEqual([password]);
    expect(await opensWith(again, password)).toBe(true);
    await again.stop();
    expect(again.output().split(password)).toHaveLength(2);

    await using second = await startApi(settings);
    expect(second.output()).not.toContain(password);
    expect(second.output()).not.toMatch(announcement);
    // It must still be changed, unless a setting replaces it.
    const { token } = await login(second, password);
    const state = await fetch(`${second.url}${calls.verify.path}`, { headers: bearer(token) });
    expect(await state.json()).toMatchObject({ passwordToChange: true });
    await second.stop();
    await using third = await startApi({ ADMIN_PASSWORD: another, ...data.settings });
    const { token: later } = await login(third, another);
    const list = await fetch(`${third.url}${calls.listMessages.path}`, { headers: bearer(later) });
    expect(list.status).toBe(200);
    await expectCostlyHash(third);
    expect(third.output()).not.toMatch(announcement);
    expect(third.output()).not.toContain(another);
  });
});

test('the first password is printed for a site that was filled with samples before', async () => {
  await using data = await newData();
  const store = await openStore(data.location);
  await fillDatabase(store, { messages: 3, applications: 0 });
  await store.close();
  await using api = await startApi({ ...none, ...data.settings });
  expect(api.output()).toMatch(announcement);
});

/** The same to its reader: in capitals, in wide characters, with spaces between, with more around it. */
const variants = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCodePoint(0xfee0 + (sign.codePointAt(0) ?? 0))),
  (text: string) => [...text].join(' '),
  (text: string) => [...text].join('\u200b'),
  (text: string) => `(${text})1`,
];

describe('the generated password', () => {
  async function isRefused(api: RunningApi, token: string, current: string, next: string) {
    const headers = { ...bearer(token), Accept: 'application/problem+json' };
    const answer = await post(api.url + calls.changePassword.path, { current, next }, headers);
    const { errors } = (await answer.json()) as { errors?: { next?: string[] } };
    return answer.status === 400 && errors?.next?.join() !== undefined;
  }

  /** The answers to all admin calls, except those about session and password. */
  async function statuses({ url }: RunningApi, token: string) {
    const open: string[] = [calls.verify.path, calls.me.path, calls.session.path];
    const shut = Object.values<Call>(calls).filter(
      (call) => call.for !== 'anyone' && !open.includes(call.path) && call !== calls.changePassword,
    );
    const answers = shut.map(async ({ method, path, body: takes }) => {
      const answer = await fetch(url + path.replace('{id}', crypto.randomUUID()), {
        method: method.toUpperCase(),
        headers: {
          ...{ ...bearer(token), Accept: 'application/problem+json' },
          ...(takes && { 'Content-Type': 'application/json' }),
        },
        ...(takes && { body: '{}' }),
      });
      const body = answer.headers.get('Content-Type')?.includes('problem')
        ? await answer.json()
        : { code: await answer.body?.cancel() };
      return { call: `${method} ${path}`, status: answer.status, code: body.code };
    });
    return Promise.all(answers);
  }

  test('opens no admin data until it is changed, and all of it afterwards; it never becomes the lasting one, in whatever form it is typed, nor by a setting or a hash', async () => {
    await using api = await startApi(none);
    const first = [...api.output().matchAll(announcement)][0]?.[1] ?? '';
    const { token, cookie } = await login(api, first);
    const shut = await statuses(api, token);
    expect(shut.length).toBeGreaterThan(15);
    for (const { call, status, code } of shut) {
      expect({ call, status, code }).toEqual({ call, status: 403, code: 'passwordToChange' });
    }
    for (const headers of [bearer(token), { Cookie: cookie }]) {
      const verified = await fetch(`${api.url}${calls.verify.path}`, { headers });
      expect(await verified.json()).toMatchObject({ passwordToChange: true });
    }
    for (const next of variants.map((vary) => vary(first))) {
      expect([next, await isRefused(api, token, first, next)]).toEqual([next, true]);
    }
    const body = { current: first, next: another };
    const changed = await post(api.url + calls.changePassword.path, body, bearer(token));
    expect(changed.status).toBe(calls.changePassword.response.status);

    const session = await login(api, another);
    expect(session).not.toHaveProperty('passwordToChange');
    const verified = await fetch(`${api.url}${calls.verify.path}`, {
      headers: bearer(session.token),
    });
    expect(await verified.json()).not.toHaveProperty('passwordToChange');
    for (const { status } of await statuses(api, session.token)) expect(status).not.toBe(403);
    for (const next of variants.slice(0, 2).map((vary) => vary(first))) {
      expect([next, await isRefused(api, session.token, another, next)]).toEqual([next, true]);
    }
    expect(await opensWith(api, another)).toBe(true);
    expect(await opensWith(api, first)).toBe(false);

    await api.stop();
    const ended = await startFailing({ ...api.sameData, ADMIN_PASSWORD: first });
    expect(ended.stderr).toMatch(/^Cannot start: ADMIN_PASSWORD [^\n]+\n$/);
    expect(ended.stderr).not.toContain(first);
    const program = spawnSync(process.execPath, [builtHashPassword], { input: first });
    expect(program.status).toBe(1);
    expect(String(program.stderr)).toContain('ADMIN_PASSWORD');
  });
});

test('the password is taken from ADMIN_PASSWORD_HASH in the parameter order of other argon2 programs', async () => {
  const hash = await argon2.hash(another, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const usualOrder = hash.replace(/\$m=.+?\$/, '$m=19456,t=2,p=1$');
  await using api = await startApi({ ...none, ADMIN_PASSWORD_HASH: usualOrder });
  expect(await opensWith(api, another)).toBe(true);
  expect(api.output()).not.toMatch(announcement);
});
