import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { idleHeader } from '#contract/admin/session.ts';
import { calls } from '#contract/calls.ts';
import {
  bearer,
  cookieOf,
  inDatabase,
  login,
  opensWith,
  post,
  type RunningApi,
  sendMessage,
  startApi,
} from '#tests/support/api.ts';
import { apply } from '#tests/support/applications.ts';
import { deskOf } from '#tests/support/desk.ts';
import { adminPassword } from '#tests/support/settings.ts';

const minuteMs = 60_000;
const next = 'a new password, long enough: ığüşöç 😀';

async function verified({ url }: RunningApi, headers: Record<string, string>): Promise<number> {
  return (await fetch(`${url}/api/Admin/verify`, { headers })).status;
}

describe('the password', () => {
  test('is changed by who knows it, who goes on in a new session; every other one ends', async () => {
    await using api = await startApi();
    const { ask, cookie, token } = await deskOf(api);
    const other = await login(api);
    const renewed = await ask(calls.changePassword, { body: { current: adminPassword, next } });
    expect(Date.parse(renewed.expiresAtUtc)).toBeGreaterThan(Date.now());
    expect(await verified(api, bearer(renewed.token))).toBe(200);
    const ended = [
      bearer(token),
      { Cookie: cookie },
      bearer(other.token),
      { Cookie: other.cookie },
    ];
    for (const headers of ended) expect(await verified(api, headers)).toBe(401);
    expect(await opensWith(api, adminPassword)).toBe(false);
    expect(await opensWith(api, next)).toBe(true);
    const headers = bearer(renewed.token);
    const { items } = await ask(calls.listAudit, { query: { action: 'passwordChanged' }, headers });
    expect(items).toHaveLength(1);
    const stored = inDatabase(api.databaseFile, (database) =>
      database.prepare('select password_hash from admin').pluck().get(),
    );
    expect(stored).toMatch(
      /^\$argon2id\$v=19\$m=19456,p=1,t=2\$|^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });

  test.each([
    ['another present one', { current: 'not the password', next }, 'current', 'present password'],
    [
      'fourteen characters',
      { current: adminPassword, next: '😀'.repeat(14) },
      'next',
      'at least 15',
    ],
    ['257 characters', { current: adminPassword, next: 'x'.repeat(257) }, 'next', 'at most 256'],
    ['nothing', { current: adminPassword, next: '' }, 'next', 'required'],
  ])('with %s stays as it is, and the field says why', async (_what, body, field, words) => {
    await using api = await startApi();
    const { send } = await deskOf(api);
    const other = await login(api);
    const headers = { Accept: 'application/problem+json', 'Accept-Language': 'en' };
    const answer = await send(calls.changePassword, { body, headers });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(errors[field]?.join()).toContain(words);
    expect(await opensWith(api, adminPassword)).toBe(true);
    expect(await verified(api, bearer(other.token))).toBe(200);
  });

  test('changed by cookie, it leaves a copy of the cookie or of the token worth nothing', async () => {
    await using api = await startApi();
    const { cookie, token } = await login(api);
    const stolen = [bearer(token), { Cookie: cookie }];
    const url = `${api.url}${calls.changePassword.path}`;
    const answer = await post(url, { current: adminPassword, next }, { Cookie: cookie });
    expect(answer.status).toBe(200);
    const renewed = z.parse(calls.changePassword.answer.body, await answer.json());
    expect(cookieOf(answer)).toMatch(/^sid=./);
    expect(cookieOf(answer)).not.toBe(cookie);
    expect(renewed.token).not.toBe(token);
    for (const headers of stolen) expect(await verified(api, headers)).toBe(401);
    for (const headers of [bearer(renewed.token), { Cookie: cookieOf(answer) }]) {
      expect(await verified(api, headers)).toBe(200);
    }
  });

  test('changed twice at once, is changed once: a session that has ended changes nothing', async () => {
    await using api = await startApi();
    const [one, two] = [await deskOf(api), await deskOf(api)];
    const answers = await Promise.all([
      one.send(calls.changePassword, { body: { current: adminPassword, next } }),
      two.send(calls.changePassword, { body: { current: adminPassword, next: `${next}!` } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const sessions = inDatabase(api.databaseFile, (database) =>
      database.prepare('select count(*) from sessions').pluck().get(),
    );
    expect(sessions).toBe(1);
    const changed = answers[0]?.ok ? next : `${next}!`;
    expect(await opensWith(api, changed)).toBe(true);
  });

  test('changed while somebody logs in with the old one, lets nobody in by it', async () => {
    await using api = await startApi();
    const { send } = await deskOf(api);
    const guess = () => post(`${api.url}/api/Admin/login`, { password: adminPassword });
    // Its check is under way while the change is made.
    const [changed, ...logins] = await Promise.all([
      send(calls.changePassword, { body: { current: adminPassword, next } }),
      ...Array.from({ length: 4 }, guess),
    ]);
    expect(changed.status).toBe(200);
    const opened = await Promise.all(
      logins
        .filter(({ ok }) => ok)
        .map(async (answer) => (await answer.json()) as { token: string }),
    );
    for (const { token } of opened) expect(await verified(api, bearer(token))).toBe(401);
  });

  test.each([
    ['changing the password', calls.changePassword, { current: 'not it', next }, 'passwordChange'],
    ['ending sessions', calls.endSessions, { password: 'not it' }, 'sessionEnd'],
  ])('given wrong when %s leaves a line in the audit trail', async (_what, call, body, purpose) => {
    await using api = await startApi();
    const { ask, send } = await deskOf(api);
    expect((await send(call, { body })).status).toBe(400);
    const { items } = await ask(calls.listAudit, { query: { action: 'passwordRefused' } });
    const { items: sessions } = await ask(calls.listSessions);
    expect(items).toMatchObject([
      { session: sessions[0]?.id, address: expect.stringContaining('127.0.0.1') },
    ]);
    expect(items[0]?.details).toEqual({ for: purpose });
    expect(JSON.stringify(items)).not.toContain('not it');
  });

  test('is not to be guessed at an open desk by turns either', async () => {
    await using api = await startApi({ RATE_LIMITS: 'on' });
    const { send } = await deskOf(api);
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      const password = `guess ${tries}`;
      const change = await send(calls.changePassword, { body: { current: password, next } });
      const end = await send(calls.endSessions, { body: { password } });
      statuses.push(change.status, end.status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  });

  test('can be changed while strangers, or another session, use up their guesses at it', async () => {
    await using api = await startApi({ RATE_LIMITS: 'on' });
    const { send } = await deskOf(api);
    const url = api.url + calls.changePassword.path;
    for (let tries = 0; tries < 20; tries += 1) {
      const answer = await post(url, { current: 'a guess', next }, bearer('junk'));
      expect(answer.status).toBe(401);
    }
    const other = await deskOf(api);
    const body = { current: 'not it', next };
    for (let tries = 0; tries < 6; tries += 1) await other.send(calls.changePassword, { body });
    expect((await other.send(calls.changePassword, { body })).status).toBe(429);
    const answer = await send(calls.changePassword, { body: { current: adminPassword, next } });
    expect(answer.status).toBe(200);
  });

  test.each([
    ['aaaaaaaaaaaaaaa', 'tr', 'Yinelenen harf ve sözcükler'],
    ['passwordpassword', 'en', 'Repeated letters and words'],
    ['1qaz2wsx3edc4rfv', 'en', 'a password that many use'],
    // Of a public breach: no rule but the list finds it.
    ['Hd764nW5d7E1vb1', 'en', 'a password that many use'],
    ['gokhattelekom2026', 'en', 'The company’s name'],
    ['İstanbul Ankara İzmir', 'tr', 'Çok kullanılan bir parola'],
  ])('a weak one is refused at its field, which says why: %s', async (next, language, why) => {
    await using api = await startApi();
    const { send } = await deskOf(api);
    const headers = { Accept: 'application/problem+json', 'Accept-Language': language };
    const body = { current: adminPassword, next };
    const answer = await send(calls.changePassword, { body, headers });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(errors.next?.join()).toContain(why);
    expect(await opensWith(api, next)).toBe(false);
  });

  test('is not to be guessed at an open desk', async () => {
    await using api = await startApi({ RATE_LIMITS: 'on' });
    const { send } = await deskOf(api);
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const answer = await send(calls.changePassword, {
        body: { current: `guess ${tries}`, next },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });
});

describe('sessions', () => {
  test('are listed with browser and address, the own one marked, and end one by one for who gives the password', async () => {
    await using api = await startApi();
    const { ask, send } = await deskOf(api);
    const other = await fetch(`${api.url}/api/Admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'A browser/1.0' },
      body: JSON.stringify({ password: adminPassword }),
    });
    const { token } = (await other.json()) as { token: string };
    const { items } = await ask(calls.listSessions);
    expect(items).toHaveLength(2);
    const [theirs, own] = [items.find((one) => !one.own), items.find((one) => one.own)];
    expect(theirs).toMatchObject({ browser: 'A browser/1.0' });
    expect(theirs?.address).toContain('127.0.0.1');
    const body = { password: adminPassword, id: theirs?.id ?? '' };
    await ask(calls.endSessions, { body });
    expect(await verified(api, bearer(token))).toBe(401);
    expect((await send(calls.endSessions, { body })).status).toBe(404);
    await ask(calls.endSessions, { body: { ...body, id: own?.id ?? '' } });
    expect((await send(calls.verify)).status).toBe(401);
  });

  test.each([
    ['without a password', undefined, undefined],
    ['with no password in it', {}, 'required'],
    ['with a wrong one', { password: 'not this one' }, 'present password'],
  ])('do not end at the word of a session alone: %s', async (_what, body, words) => {
    await using api = await startApi();
    const { ask, send } = await deskOf(api);
    const other = await login(api);
    const { items } = await ask(calls.listSessions);
    const id = items.find(({ own }) => !own)?.id ?? '';
    const headers = { Accept: 'application/problem+json', 'Accept-Language': 'en' };
    for (const one of [{}, { id }]) {
      const answer = await send(calls.endSessions, { headers, body: body && { ...body, ...one } });
      expect(answer.status).toBe(400);
      const { errors } = (await answer.json()) as { errors?: Record<string, string[]> };
      if (words) expect(errors?.password?.join()).toContain(words);
    }
    const byDelete = await fetch(`${api.url}/api/Admin/Sessions/${id}`, {
      method: 'DELETE',
      headers: bearer((await login(api)).token),
    });
    expect(byDelete.ok).toBe(false);
    expect(await verified(api, bearer(other.token))).toBe(200);
  });

  test('all others end at once, each with its line in the audit trail', async () => {
    await using api = await startApi();
    const { ask } = await deskOf(api);
    const others = [await login(api), await login(api)];
    await ask(calls.endSessions, { body: { password: adminPassword } });
    for (const { token } of others) expect(await verified(api, bearer(token))).toBe(401);
    expect((await ask(calls.listSessions)).items).toHaveLength(1);
    const { items } = await ask(calls.listAudit, { query: { action: 'sessionEnded' } });
    expect(items).toHaveLength(2);
  });

  test('without a call for half an hour a session ends, by bearer and by cookie', async () => {
    await using api = await startApi();
    const { cookie, send } = await deskOf(api);
    const lastSeen = (minutesAgo: number) =>
      inDatabase(api.databaseFile, (database) =>
        database.prepare('update sessions set seen_at = ?').run(Date.now() - minutesAgo * minuteMs),
      );
    lastSeen(29);
    expect((await send(calls.verify)).status).toBe(200);
    lastSeen(31);
    expect((await send(calls.verify)).status).toBe(401);
    const byCookie = await fetch(`${api.url}/api/Admin/verify`, { headers: { Cookie: cookie } });
    expect(byCookie.status).toBe(401);
  });

  test('a call keeps it alive, and says how long; listening for events does not', async () => {
    await using api = await startApi({ SESSION_IDLE_MINUTES: '10' });
    const { ask, send } = await deskOf(api);
    const seen = () =>
      inDatabase(api.databaseFile, (database) =>
        Number(database.prepare('select seen_at from sessions').pluck().get()),
      );
    const past = Date.now() - 5 * minuteMs;
    inDatabase(api.databaseFile, (database) =>
      database.prepare('update sessions set seen_at = ?').run(past),
    );
    const events = await send(calls.watchEvents);
    await events.body?.cancel();
    expect(seen()).toBe(past);
    expect(await ask(calls.verify)).toMatchObject({ idleSeconds: 600 });
    expect(seen()).toBeGreaterThan(past);
  });

  test.each([
    ['two minutes ago', '120', 2 * minuteMs],
    // Before the last call that counted: that one stands.
    ['an hour ago', '3600', 5 * minuteMs],
    ['nobody can tell when', 'junk', 5 * minuteMs],
    ['in the future', '-60', 5 * minuteMs],
  ])(
    'what a page asks for by itself counts as use from when somebody was there: %s',
    async (_what, told, agoMs) => {
      await using api = await startApi();
      const { send } = await deskOf(api);
      const now = Date.now();
      inDatabase(api.databaseFile, (database) =>
        database.prepare('update sessions set seen_at = ?').run(now - 5 * minuteMs),
      );
      for (const call of [calls.verify, calls.listMessages, calls.readCounts, calls.watchEvents]) {
        const answer = await send(call, { headers: { [idleHeader]: told } });
        expect(answer.status).toBe(200);
        await answer.body?.cancel();
      }
      const seenAt = inDatabase(api.databaseFile, (database) =>
        Number(database.prepare('select seen_at from sessions').pluck().get()),
      );
      const sinceMs = now - agoMs;
      expect(seenAt).toBeGreaterThanOrEqual(sinceMs);
      expect(seenAt).toBeLessThan(sinceMs + minuteMs);
    },
  );
});

describe('events', () => {
  const open: AbortController[] = [];
  afterEach(() => {
    for (const controller of open.splice(0)) controller.abort();
  });

  /** Listens as a desk does; `next` resolves with each event in turn. */
  async function listen(api: RunningApi) {
    const controller = new AbortController();
    open.push(controller);
    const desk = await deskOf(api);
    const answer = await desk.send(calls.watchEvents, { signal: controller.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let buffered = '';
    const next = async (): Promise<unknown> => {
      for (;;) {
        const line = /^data: (.*)\n\n/m.exec(buffered);
        if (line) {
          buffered = buffered.slice(line.index + line[0].length);
          return JSON.parse(line[1] ?? '');
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return 'ended';
        buffered += chunk.value;
      }
    };
    return { ...desk, answer, next };
  }

  test('tell what arrives, changes and goes, by its id and never by its words', async () => {
    await using api = await startApi();
    const { ask, answer, next } = await listen(api);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { id } = await sendMessage(api);
    expect(await next()).toEqual({ about: 'message', what: 'arrived', id });
    const application = await apply(api);
    expect(await next()).toEqual({ about: 'application', what: 'arrived', id: application.id });
    await ask(calls.changeMessage, { id, body: { starred: true } });
    expect(await next()).toEqual({ about: 'message', what: 'changed', id });
    await ask(calls.changeMessages, { body: { ids: [id], action: 'archive' } });
    expect(await next()).toEqual({ about: 'message', what: 'changed' });
    await ask(calls.eraseMessage, { id });
    expect(await next()).toEqual({ about: 'message', what: 'erased', id });
  });

  test('are told to nobody who is not logged in', async () => {
    await using api = await startApi();
    expect((await fetch(`${api.url}/api/Admin/Events`)).status).toBe(401);
  });

  test('a session that ended hears no more', async () => {
    await using api = await startApi();
    const { ask, next } = await listen(api);
    await ask(calls.logOut);
    expect(await next()).toBe('ended');
  }, 20_000);

  test('open desks do not hold up a stop', async () => {
    await using api = await startApi();
    const { next } = await listen(api);
    const started = performance.now();
    const [code, last] = await Promise.all([api.stop(), next()]);
    expect(code).toBe(0);
    expect(last).toBe('ended');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('more than fifty at once are told to wait', async () => {
    await using api = await startApi();
    const { send } = await deskOf(api);
    const answers = [];
    for (let count = 0; count < 51; count += 1) {
      const controller = new AbortController();
      open.push(controller);
      answers.push(await send(calls.watchEvents, { signal: controller.signal }));
    }
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.slice(0, 50).every(({ status }) => status === 200)).toBe(true);
  });
});
