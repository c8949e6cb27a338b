import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { eraseMessages, everyItem } from '#tests/support/api/admin.ts';
import { apply } from '#tests/support/api/applications.ts';
import { arrivedAt } from '#tests/support/api/arrived.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';

const { api, adminCall, send } = await sharedAdmin();

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
/** Messages are kept for 24 months: the first is erased within 30 days, the second is not. */
const [due, young] = [daysAgo(715), daysAgo(600)];

describe('views of messages', () => {
  beforeEach(() => eraseMessages({ adminCall }));

  const list = (query: Record<string, string>) => adminCall(calls.listMessages, { query });
  const namesIn = async (query: Record<string, string>) =>
    (await list(query)).items.map(({ fullName }) => fullName);
  const change = (id: string, body: unknown) => adminCall(calls.changeMessage, { id, body });
  const sent = async (fullName: string, body?: object) => {
    const { id } = await sendMessage(api, { fullName });
    if (body) await change(id, body);
    return id;
  };

  test('hold what they ask for, spam in its own alone; those that wait begin with the oldest; the counts agree', async () => {
    await sent('new');
    await sent('read, noted', { status: 'read', note: 'Aranacak' });
    await sent('answered', { status: 'read', answered: 'phone' });
    await sent('archived, noted', { status: 'archived', note: 'Arandı' });
    await sent('spam, noted', { status: 'spam', note: 'x' });
    await sendMessage(api, { fullName: 'suspected', message: 'We sell backlinks for $20' });
    expect(await namesIn({ view: 'unread' })).toEqual(['new']);
    expect(await namesIn({ view: 'waiting' })).toEqual(['new', 'read, noted']);
    expect(await namesIn({ view: 'waiting', sort: 'newest' })).toEqual(['read, noted', 'new']);
    expect(await namesIn({ view: 'noted' })).toEqual(['archived, noted', 'read, noted']);
    expect(await namesIn({ view: 'noted', sort: 'oldest' })).toEqual([
      ...['read, noted', 'archived, noted'],
    ]);
    expect(await namesIn({ view: 'toCheck' })).toEqual(['suspected']);
    expect(await namesIn({ view: 'due' })).toEqual([]);
    const { unread, views } = await adminCall(calls.readCounts);
    expect({ unread, ...views }).toEqual({
      ...{ unread: 1, waiting: 2, followUp: 0, toCheck: 1, due: 0 },
    });
  });

  test('are searched and narrowed like a folder, and exported', async () => {
    await sent('here', { note: 'zümrüt' });
    await sent('elsewhere', { note: 'yakut' });
    await sendMessage(api, { fullName: 'zümrüt' });
    expect(await namesIn({ view: 'noted', q: 'zumrut' })).toEqual(['here']);
    expect(await namesIn({ view: 'noted', folder: 'archived' })).toEqual([]);
    expect(await namesIn({ view: 'noted', status: 'new', kind: 'full' })).toEqual([]);
    const csv = await send(calls.exportMessages, { query: { view: 'noted' } });
    expect((await csv.text()).trim().split('\r\n')).toHaveLength(3);
  });

  test('are paged in either order, each item once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const status = count % 2 === 0 ? 'read' : 'new';
      ids.push(await sent(String(count), { status, note: 'n' }));
    }
    for (const view of ['waiting', 'noted']) {
      for (const sort of ['oldest', 'newest']) {
        const seen = (await everyItem(list, { view, sort, limit: '3' }, 7)).map(({ id }) => id);
        expect(seen).toEqual(sort === 'oldest' ? ids : ids.toReversed());
      }
    }
  });

  test('what is due is listed, spam apart; its day of erasure comes with every list, so that a row can warn anywhere', async () => {
    await arrivedAt(api, 'messages', await sent('due', { status: 'archived' }), due);
    await arrivedAt(api, 'messages', await sent('young', { status: 'archived' }), young);
    await arrivedAt(api, 'messages', await sent('spam', { status: 'spam' }), due);
    const { items } = await list({ view: 'due' });
    expect(items.map(({ fullName }) => fullName)).toEqual(['due']);
    const left = Date.parse(items[0]?.keptUntilUtc ?? '') - Date.now();
    expect(left / dayMs).toBeGreaterThan(10);
    expect(left / dayMs).toBeLessThan(30);
    const elsewhere = (await list({ folder: 'archived' })).items;
    expect(elsewhere.find(({ fullName }) => fullName === 'due')).toEqual(items[0]);
    expect((await adminCall(calls.readCounts)).views.due).toBe(1);
  });

  test.each([
    ['view', 'starred'],
    ['view', ''],
    ['sort', 'up'],
  ])('a %s “%s” is refused', async (name, value) => {
    expect((await send(calls.listMessages, { query: { [name]: value } })).status).toBe(400);
  });
});

describe('views of applications', () => {
  const list = (query: Record<string, string>) => adminCall(calls.listApplications, { query });
  const namesIn = async (query: Record<string, string>) =>
    (await list(query)).items.map(({ fullName }) => fullName);
  const applied = async (nameSurname: string, body?: object, more = {}) => {
    const { id } = await apply(api, { nameSurname, talentPool: 'false', ...more });
    if (body) await adminCall(calls.changeApplication, { id, body });
    return id;
  };

  test('hold what has a note, what is spam that nobody has seen, and what is erased soon by any rule', async () => {
    await applied('plain');
    await applied('noted', { note: 'Aranacak' });
    await applied('suspected', undefined, { website: 'x', filledInMs: '9' });
    const seen = await applied('seen spam', undefined, { website: 'x', filledInMs: '9' });
    await adminCall(calls.readApplication, { id: seen });
    // Undecided ones are kept for 25 months, rejected ones for 12 from that on, the pool for 24 from the consent.
    await arrivedAt(api, 'applications', await applied('undecided, due'), daysAgo(745));
    await arrivedAt(api, 'applications', await applied('undecided'), daysAgo(700));
    const old = daysAgo(200);
    const rejected = async (name: string, days: number, more = {}) => {
      const id = await arrivedAt(
        api,
        'applications',
        await applied(name, { stage: 'rejected' }, more),
        old,
      );
      await api.database.run(
        'update applications set stage_since = ?, pool_consent_at = ? where id = ?',
        Date.now() - days * dayMs,
        'talentPool' in more ? Date.now() - 715 * dayMs : null,
        id,
      );
    };
    await rejected('rejected, due', 350);
    await rejected('rejected', 300);
    await rejected('rejected, in the pool, due', 10, { talentPool: 'true' });
    await arrivedAt(api, 'applications', await applied('hired', { stage: 'hired' }), daysAgo(900));

    expect(await namesIn({ view: 'noted' })).toEqual(['noted']);
    expect(await namesIn({ view: 'toCheck' })).toEqual(['suspected']);
    const { items, total } = await list({ view: 'due' });
    expect(items.map(({ fullName }) => fullName)).toEqual([
      ...['undecided, due', 'rejected, due', 'rejected, in the pool, due'],
    ]);
    expect(total).toBe(3);
    for (const { keptUntilUtc } of items) {
      expect(Date.parse(keptUntilUtc ?? '')).toBeLessThan(Date.now() + 31 * dayMs);
    }
    expect(await namesIn({ view: 'due', sort: 'newest', stage: 'rejected' })).toEqual([
      ...['rejected, in the pool, due', 'rejected, due'],
    ]);
    const { applicationViews } = await adminCall(calls.readCounts);
    expect(applicationViews).toEqual({ interview: 0, followUp: 0, toCheck: 1, due: 3 });
    expect((await send(calls.listApplications, { query: { view: 'waiting' } })).status).toBe(400);
  });
});
