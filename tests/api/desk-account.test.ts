import { afterEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import {
  bearer,
  inDatabase,
  login,
  opensWith,
  type RunningApi,
  sendMessage,
  startApi,
} from '#tests/support/api.ts';
import { apply } from '#tests/support/applications.ts';
import { deskOf } from '#tests/support/desk.ts';
import { adminPassword } from '#tests/support/settings.ts';

const minuteMs = 60_000;
const next = 'a new password, long enough: ığüşöç 😀';

describe('the password', () => {
  test('is changed by who knows it; every other session ends, and the present one goes on', async () => {
    await using api = await startApi();
    const { ask, send } = await deskOf(api);
    const other = await login(api);
    await ask(calls.changePassword, { body: { current: adminPassword, next } });
    expect((await send(calls.verify)).status).toBe(200);
    const verified = await fetch(`${api.url}/api/Admin/verify`, { headers: bearer(other.token) });
    expect(verified.status).toBe(401);
    expect(await opensWith(api, adminPassword)).toBe(false);
    expect(await opensWith(api, next)).toBe(true);
    const { items } = await ask(calls.listAudit, { query: { action: 'passwordChanged' } });
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
    const verified = await fetch(`${api.url}/api/Admin/verify`, { headers: bearer(other.token) });
    expect(verified.status).toBe(200);
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
  test('are listed with browser and address, the own one marked, and end one by one', async () => {
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
    await ask(calls.endOpenSession, { id: theirs?.id ?? '' });
    const verified = await fetch(`${api.url}/api/Admin/verify`, { headers: bearer(token) });
    expect(verified.status).toBe(401);
    expect((await send(calls.endOpenSession, { id: theirs?.id ?? '' })).status).toBe(404);
    await ask(calls.endOpenSession, { id: own?.id ?? '' });
    expect((await send(calls.verify)).status).toBe(401);
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
