import { describe, expect, test } from 'vitest';
import { retentionRules } from '#contract/admin/data-protection.ts';
import { calls } from '#contract/calls.ts';
import { type MessageListNarrowing, messageList } from '#db/queries/message-list.ts';
import { listRecords, recordBatches } from '#db/queries/record-list.ts';
import { adminOf, everyItem } from '#tests/support/api/admin.ts';
import { newData } from '#tests/support/api/api.ts';
import { allArrivedAt } from '#tests/support/api/arrived.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { newMessage, storeMessage } from '#tests/support/api/new-message.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';
import { openStore } from '#tests/support/database/database.ts';
import { keptForLong } from '#tests/support/settings.ts';

const { api, adminCall } = await sharedAdmin(keptForLong);

const list = (query: Record<string, string> = {}) => adminCall(calls.listMessages, { query });

/** The ids of every page of the list; `meanwhile` runs after each. */
async function allPages(query: Record<string, string>, meanwhile = async () => {}) {
  const read = async (one: Record<string, string>) => {
    const page = await list(one);
    await meanwhile();
    return page;
  };
  return (await everyItem(read, query)).map(({ id }) => id);
}

/** Empties the list and stores messages with these times; resolves with their ids in the same order. */
async function messagesAt(...times: string[]): Promise<string[]> {
  await api.database.run('delete from messages');
  const rows = await Promise.all(
    times.map(async (time) => ({ id: (await sendMessage(api)).id, time })),
  );
  return allArrivedAt(api, 'messages', rows);
}

const hours = (count: number) =>
  Array.from({ length: count }, (_, hour) => new Date(Date.UTC(2024, 0, 1, hour)).toISOString());

describe('the list', () => {
  test('is empty before the first message', async () => {
    await messagesAt();
    expect(await list()).toEqual({ items: [], nextCursor: null, total: 0 });
  });

  test('has the newest message first, or the oldest on request', async () => {
    const ids = await messagesAt(...hours(5));
    const newest = await list();
    expect(newest.items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(newest).toMatchObject({ nextCursor: null, total: 5 });
    const oldest = await list({ sort: 'oldest' });
    expect(oldest.items.map(({ id }) => id)).toEqual(ids);
  });

  test('has fifty messages per page by default, and one to two hundred on request', async () => {
    await messagesAt(...hours(201));
    const page = await list();
    expect(page.items).toHaveLength(50);
    expect(page.total).toBe(201);
    const largest = await list({ limit: '200' });
    expect(largest.items).toHaveLength(200);
    expect(largest.nextCursor).not.toBeNull();
    const smallest = await list({ limit: '1' });
    expect(smallest.items).toHaveLength(1);
  });

  test('ends after a last page that is exactly full', async () => {
    await messagesAt(...hours(4));
    const first = await list({ limit: '2' });
    const last = await list({ limit: '2', cursor: first.nextCursor ?? '' });
    expect(last.items).toHaveLength(2);
    expect(last.nextCursor).toBeNull();
  });
});

describe('paging', () => {
  const newMessage = async () => {
    await sendMessage(api);
  };

  test('with the newest first shows each earlier message once while new messages are stored', async () => {
    const ids = await messagesAt(...hours(23));
    expect(await allPages({ limit: '5' }, newMessage)).toEqual(ids.toReversed());
  });

  test('with the oldest first shows each earlier message once, then the new messages', async () => {
    const ids = await messagesAt(...hours(23));
    let sent = 0;
    const twoMessages = async () => {
      if (sent++ < 2) await newMessage();
    };
    const seen = await allPages({ limit: '5', sort: 'oldest' }, twoMessages);
    expect(seen.slice(0, 23)).toEqual(ids);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  test('shows messages of the same millisecond once each', async () => {
    const ids = await messagesAt(...Array.from({ length: 11 }, () => '2024-01-01T00:00:00Z'));
    for (const sort of ['newest', 'oldest']) {
      const seen = await allPages({ limit: '3', sort });
      expect(seen).toHaveLength(11);
      expect(new Set(seen)).toEqual(new Set(ids));
    }
  });
});

describe('a filtered list', () => {
  test('has the messages of one status and counts only them', async () => {
    const [first = '', , third = ''] = await messagesAt(...hours(4));
    await api.database.run("update messages set status = 'spam' where id in (?, ?)", first, third);
    const spam = await list({ status: 'spam' });
    expect(spam.items.map(({ id }) => id)).toEqual([third, first]);
    expect(spam.total).toBe(2);
    expect((await list({ status: 'new' })).total).toBe(2);
    expect(await list({ status: 'archived' })).toEqual({ items: [], nextCursor: null, total: 0 });
    expect(await allPages({ status: 'spam', limit: '1' })).toEqual([third, first]);
  });

  test('has the messages at or after from and before to', async () => {
    const days = await messagesAt(
      '2024-01-01T23:59:59.999Z',
      '2024-01-02T00:00:00.000Z',
      '2024-01-02T23:59:59.999Z',
      '2024-01-03T00:00:00.000Z',
    );
    const seen = async (query: Record<string, string>) =>
      (await list({ ...query, sort: 'oldest' })).items.map(({ id }) => days.indexOf(id));
    expect(await seen({ from: '2024-01-02', to: '2024-01-03' })).toEqual([1, 2]);
    expect(await seen({ from: '2024-01-02' })).toEqual([1, 2, 3]);
    expect(await seen({ to: '2024-01-02' })).toEqual([0]);
    expect(
      await seen({ from: '2024-01-02T23:59:59.999Z', to: '2024-01-03T00:00:00.001Z' }),
    ).toEqual([2, 3]);
    expect(await seen({ from: '2024-01-03', to: '2024-01-02' })).toEqual([]);
    expect((await list({ from: '2024-01-02', to: '2024-01-03', limit: '1' })).total).toBe(2);
  });
});

test('rows that are erased while a list or an export reads them end neither', async () => {
  await using data = await newData();
  const store = await openStore(data.location);
  const ids: string[] = [];
  for (let count = 0; count < 230; count += 1) {
    const message = `Merhaba ${count}`;
    ids.unshift((await storeMessage(store, { ...newMessage, message })).id);
  }
  while (await store.search.addMissing());
  // Erased after their ids were read: one of the first hundred, and a whole batch.
  const erased = [...ids.slice(50, 51), ...ids.slice(100, 200)];
  const left = ids.filter((id) => !erased.includes(id));
  const dueBefore = Object.fromEntries(
    retentionRules.map((rule) => [rule, 0]),
  ) as MessageListNarrowing['dueBefore'];
  const read: typeof messageList = {
    ...messageList,
    rows: (db) => messageList.rows(db).where('messages.id', 'not in', erased),
  };
  for (const filter of [{}, { q: 'merhaba' }]) {
    const { signal } = new AbortController();
    const exported: string[] = [];
    for await (const rows of recordBatches(read, store, { ...filter, dueBefore }, signal)) {
      exported.push(...rows.map(({ id }) => id));
    }
    expect(exported).toEqual(left);
    const query = { ...filter, dueBefore, sort: 'newest', limit: 100 } as const;
    const page = await listRecords(read, store, query);
    expect(page.items).toHaveLength(99);
    expect(page.nextCursor).toBe(ids[99]);
  }
  await store.close();
});

// A compressed length would tell whether one message repeats another's words (BREACH), and anyone can send one.
test('lists and records are sent as they are, whatever compression the client takes', async () => {
  const { send } = await adminOf(api);
  const { id } = await sendMessage(api, { message: 'Merhaba '.repeat(300) });
  const accepting = { headers: { 'Accept-Encoding': 'br, gzip, deflate' } };
  for (const answer of [
    await send(calls.listMessages, accepting),
    await send(calls.readMessage, { id, ...accepting }),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBeNull();
  }
});
