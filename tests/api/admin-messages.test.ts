import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { eraseMessages, everyItem } from '#tests/support/api/admin.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall, send } = await sharedAdmin();

beforeEach(() => eraseMessages({ adminCall }));

const list = (query: Record<string, string> = {}) => adminCall(calls.listMessages, { query });
const change = (id: string, body: unknown) => adminCall(calls.changeMessage, { id, body });
const read = (id: string) => adminCall(calls.readMessage, { id });

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const longAgo = '2020-01-01T00:00:00.000Z';

describe('a change', () => {
  test('stores status, star and note, and increments the version', async () => {
    const { id } = await sendMessage(api);
    expect(await read(id)).toMatchObject({
      ...{ status: 'new', starred: false, note: null, version: 1 },
    });
    const changed = await change(id, { status: 'read', starred: true, note: ' Aranacak ' });
    expect(changed).toMatchObject({ status: 'read', starred: true, note: 'Aranacak', version: 2 });
    expect(await read(id)).toEqual(changed);
  });

  test('that changes nothing keeps the version', async () => {
    const { id } = await sendMessage(api);
    expect((await change(id, { status: 'new', starred: false })).version).toBe(1);
  });

  test('based on an outdated version is answered 409, and none of it is stored', async () => {
    const { id } = await sendMessage(api);
    await change(id, { note: 'of the one', version: 1 });
    const late = await send(calls.changeMessage, {
      id,
      body: { note: 'of the other', starred: true, version: 1 },
      headers: { 'Accept-Language': 'en' },
    });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Somebody else has changed this');
    expect(await read(id)).toMatchObject({ note: 'of the one', starred: false, version: 2 });
  });

  test.each([
    ['nothing', {}, 400],
    ['a version alone', { version: 1 }, 400],
    ['an unknown status', { status: 'lost' }, 400],
    ['an unknown field', { fullName: 'x' }, 400],
    ['a star that is no yes or no', { starred: 'yes' }, 400],
    ['a note over its bound', { note: 'x'.repeat(5001) }, 400],
    ['an unknown way to answer', { answered: 'fax' }, 400],
    ['an answer in the future', { answered: 'email', answeredAtUtc: inAnHour }, 400],
    ['an answer before the arrival', { answered: 'email', answeredAtUtc: longAgo }, 400],
    ['an answer at no time', { answered: 'email', answeredAtUtc: 'yesterday' }, 400],
    ['the time of no answer', { answered: null, answeredAtUtc: longAgo }, 400],
    ['a time alone', { answeredAtUtc: longAgo }, 400],
  ])('of %s is refused', async (_what, body, status) => {
    const { id } = await sendMessage(api);
    expect((await send(calls.changeMessage, { id, body })).status).toBe(status);
    expect((await read(id)).version).toBe(1);
  });

  test('or erasure of a missing message is answered 404', async () => {
    const id = '019a0000-0000-7000-8000-000000000000';
    expect((await send(calls.changeMessage, { id, body: { starred: true } })).status).toBe(404);
    expect((await send(calls.eraseMessage, { id })).status).toBe(404);
  });
});

describe('the bulk action', () => {
  async function three(): Promise<string[]> {
    const sent = [];
    for (const fullName of ['a', 'b', 'c']) sent.push((await sendMessage(api, { fullName })).id);
    return sent;
  }
  const states = async (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { status, starred } = await read(id);
        return starred ? `${status}*` : status;
      }),
    );
  const bulk = (ids: readonly string[], action: string) =>
    adminCall(calls.changeMessages, { body: { ids, action } });

  test.each([
    ['read', 'read'],
    ['unread', 'new'],
    ['archive', 'archived'],
    ['spam', 'spam'],
    ['notSpam', 'new'],
    ['star', 'new*'],
    ['unstar', 'new'],
  ])('%s makes every message %s', async (action, expected) => {
    const ids = await three();
    const opposites: Record<string, string> = { unread: 'read', notSpam: 'spam', unstar: 'star' };
    const opposite = opposites[action];
    if (opposite) await bulk(ids, opposite);
    expect(await bulk(ids, action)).toEqual({ changed: 3, missing: 0 });
    expect(await states(ids)).toEqual([expected, expected, expected]);
  });

  test.each([
    { action: 'read' },
    { action: 'spam' },
    { action: 'star' },
    { action: 'trash' },
    { action: 'answered', answered: 'phone' },
    { action: 'followUp', followUp: '2026-12-01' },
  ])('%j leaves what is so already as it is: no version, no line in the trail', async (step) => {
    const [first = '', second = '', third = ''] = await three();
    const body = (...ids: string[]) => ({ body: { ids, ...step } });
    await adminCall(calls.changeMessages, body(first));
    const before = await read(first);
    const { total } = await adminCall(calls.listAudit);
    const again = await adminCall(calls.changeMessages, body(first));
    expect(again).toEqual({ changed: 0, missing: 0 });
    expect(await read(first)).toEqual(before);
    expect((await adminCall(calls.listAudit)).total).toBe(total);
    const some = await adminCall(calls.changeMessages, body(first, second, third));
    expect(some).toEqual({ changed: 2, missing: 0 });
    const { items } = await adminCall(calls.listAudit, { query: { limit: '1' } });
    expect(items[0]?.subjects.map(({ id }) => id)).toEqual([second, third]);
    expect(await read(first)).toEqual(before);
  });

  test('skips missing messages and counts them', async () => {
    const ids = await three();
    await adminCall(calls.eraseMessage, { id: ids[1] ?? '' });
    expect(await bulk([...ids, ids[0] ?? ''], 'read')).toEqual({ changed: 2, missing: 1 });
  });

  test.each([
    ['none', []],
    ['more than a page', Array.from({ length: 201 }, () => crypto.randomUUID())],
    ['no ids', ['x']],
  ])('on %s is refused', async (_what, ids) => {
    const body = { ids, action: 'read' };
    expect((await send(calls.changeMessages, { body })).status).toBe(400);
  });
});

describe('an answer', () => {
  const bulk = (ids: readonly string[], body: object) =>
    adminCall(calls.changeMessages, { body: { ids, action: 'answered', ...body } });
  const lastDetails = async (action: 'messageChanged' | 'messagesChanged') =>
    (await adminCall(calls.listAudit, { query: { action, limit: '1' } })).items[0]?.details;

  test('has its way and its time; another way corrects it, and none takes it back', async () => {
    const { id } = await sendMessage(api);
    const answered = await change(id, { answered: 'phone' });
    expect(answered).toMatchObject({ repliedBy: 'phone', version: 2 });
    expect(Date.parse(answered.repliedAtUtc ?? '')).toBeGreaterThan(Date.now() - 10_000);
    expect(await lastDetails('messageChanged')).toEqual({ answered: 'phone' });
    expect(await change(id, { answered: 'phone' })).toEqual(answered);
    const corrected = await change(id, { answered: 'inPerson' });
    expect(corrected).toEqual({ ...answered, repliedBy: 'inPerson', version: 3 });
    expect(await change(id, { answered: null })).toMatchObject({
      ...{ repliedBy: null, repliedAtUtc: null, version: 4 },
    });
    expect(await lastDetails('messageChanged')).toEqual({ answered: 'off' });
    expect(await change(id, { answered: null })).toMatchObject({ version: 4 });
  });

  test('taken back by mistake is restored with its time', async () => {
    const { id } = await sendMessage(api);
    const { repliedAtUtc } = await change(id, { answered: 'email' });
    await change(id, { answered: null });
    const restored = await change(id, { answered: 'email', answeredAtUtc: repliedAtUtc });
    expect(restored).toMatchObject({ repliedBy: 'email', repliedAtUtc, version: 4 });
  });

  test('of many is set and taken back at once; an earlier one keeps its time', async () => {
    const [one, two] = [(await sendMessage(api)).id, (await sendMessage(api)).id];
    const { repliedAtUtc } = await change(one, { answered: 'email' });
    expect(await bulk([one, two], { answered: 'phone' })).toEqual({ changed: 2, missing: 0 });
    expect(await lastDetails('messagesChanged')).toEqual({ answered: 'phone', count: 2 });
    expect(await read(one)).toMatchObject({ repliedBy: 'phone', repliedAtUtc });
    expect(await read(two)).toMatchObject({ repliedBy: 'phone', repliedAtUtc: expect.anything() });
    await bulk([one, two], { answered: null });
    expect(await lastDetails('messagesChanged')).toEqual({ answered: 'off', count: 2 });
    expect((await list()).items.map((item) => item.repliedAtUtc)).toEqual([null, null]);
    await bulk([two], { answered: 'email', answeredAtUtc: (await read(two)).createdAtUtc });
    expect(await read(two)).toMatchObject({ repliedAtUtc: (await read(two)).createdAtUtc });
  });

  test.each([
    ['without its way', {}, 'answered'],
    ['by an unknown way', { answered: 'fax' }, 'answered'],
    ['before one of them arrived', { answered: 'email', answeredAtUtc: longAgo }, 'answeredAtUtc'],
    ['with a way that is another action’s', { action: 'read', answered: 'email' }, 'answered'],
    [
      'with a time that is another action’s',
      { action: 'read', answeredAtUtc: longAgo },
      'answeredAtUtc',
    ],
  ])('of many %s is refused, and the field is named', async (_what, body, field) => {
    const { id } = await sendMessage(api);
    const refused = await send(calls.changeMessages, {
      body: { ids: [id], action: 'answered', ...body },
      headers: { Accept: 'application/problem+json' },
    });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).errors)).toEqual([field]);
    expect((await read(id)).version).toBe(1);
  });
});

describe('erasing', () => {
  test('many messages amid concurrent changes and new messages completes all of them', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await sendMessage(api)).id),
    );
    const [erased, changed] = [ids.slice(0, 10), ids.slice(10)];
    await Promise.all([
      ...erased.map((id) => adminCall(calls.eraseMessage, { id })),
      ...changed.map((id) => change(id, { note: 'meanwhile' })),
      ...changed.map(() => sendMessage(api)),
    ]);
    expect((await list({ q: 'meanwhile' })).total).toBe(10);
    for (const id of erased) expect((await send(calls.readMessage, { id })).status).toBe(404);
  });
});

test('500 messages of SQL, HTML and FTS syntax are returned unchanged and cause no search error @release', async () => {
  const pieces = [
    '"',
    "'",
    '*',
    '(',
    ')',
    'OR',
    'NOT',
    '<b>',
    '--',
    ';',
    '%',
    '_',
    '\\',
    '😀',
    'ı',
  ];
  const texts = Array.from({ length: 500 }, (_, index) =>
    pieces
      .map((_piece, place) => pieces[(index * 7 + place * (index % 11)) % pieces.length])
      .join(' '),
  );
  const sent = await Promise.all(
    texts.map(async (message) => (await sendMessage(api, { message })).id),
  );
  const seen = await everyItem(list, { sort: 'oldest', limit: '200' });
  const byId = new Map(seen.map(({ id, message }) => [id, message]));
  expect(sent.map((id) => byId.get(id))).toEqual(texts);
  for (const q of texts.slice(0, 50)) {
    expect((await send(calls.listMessages, { query: { q: q.slice(0, 200) } })).status).toBe(200);
  }
});
