import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf, everyItem } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { maxWaitMs, measureWaits } from '#tests/support/api/longest-wait.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import type { Value } from '#tests/support/database/test-database.ts';
import { releaseTag } from '#tests/support/release.ts';

/** More than are counted one by one. */
const total = 2400;
const idOf = (number: number) => `01000000-0000-7000-8000-${`${number}`.padStart(12, '0')}`;

/** The ids of a whole list, page by page. */
async function paged(
  list: Parameters<typeof everyItem<{ readonly id: string }>>[0],
  query: Record<string, string>,
): Promise<string[]> {
  return (await everyItem(list, { ...query, limit: '100' })).map(({ id }) => id);
}

type Row = Readonly<Record<string, Value>>;
/** By the last digit of the number. */
const states: readonly (readonly [status: string, trashedAt: number | null])[] = [
  ['new', null],
  ['archived', 1],
];

test('thousands of messages with a tag are counted, paged and exported, each once', async () => {
  await using api = await startApi();
  const { adminCall, send } = await adminOf(api);
  const tag = await adminCall(calls.createTag, { body: { name: 'Çok', colour: 'red' } });
  await sendMessage(api);
  // Of ten messages one is new, one in the trash, and eight are in the archive; two of ten have no tag.
  const { seq: _, ...row } = (await api.database.get<Row>('select * from messages')) ?? {};
  const messages = Array.from({ length: total - 1 }, (_, index) => {
    const [status, trashed_at] = states[(index + 1) % 10] ?? ['archived', null];
    return { ...row, id: idOf(index + 1), status, trashed_at };
  });
  const withTag = messages.filter((_, index) => ![2, 3].includes((index + 1) % 10));
  await api.database.transaction(async ({ insert }) => {
    await insert('messages', messages);
    await insert(
      'message_tags',
      withTag.map(({ id }) => ({ tag_id: tag.id, record_id: id })),
    );
  });
  const list = (query: Record<string, string>) =>
    adminCall(calls.listMessages, { query: { tag: tag.id, ...query } });
  const tagged = 1919;
  const trashed = 240;
  const fresh = 239;
  expect((await list({})).total).toBe(tagged - trashed);
  const counted = (await adminCall(calls.readCounts)).tags;
  expect(counted).toMatchObject([{ id: tag.id, messages: tagged - trashed, applications: 0 }]);
  for (const [query, count] of [
    [{ folder: 'inbox' }, fresh],
    [{ folder: 'archived' }, tagged - trashed - fresh],
    [{ folder: 'trash' }, trashed],
    [{ starred: 'true' }, 0],
  ] as const) {
    const page = await list({ ...query, limit: '100' });
    expect([query, page.total, page.items.length]).toEqual([query, count, Math.min(100, count)]);
  }
  const seen = await paged(list, { sort: 'oldest' });
  expect(seen).toHaveLength(tagged - trashed);
  expect(seen).toEqual([...new Set(seen)].sort());
  const csv = await (await send(calls.exportMessages, { query: { tag: tag.id } })).text();
  expect(csv.trim().split('\r\n')).toHaveLength(tagged - trashed + 1);
});

test('thousands of messages that a word finds are counted and paged in either order, each once @release', async () => {
  await using api = await startApi();
  const { adminCall } = await adminOf(api);
  await sendMessage(api, { message: 'Herkeste olan kelime' });
  const { seq: _, ...row } = (await api.database.get<Row>('select * from messages')) ?? {};
  await api.database.insert(
    'messages',
    Array.from({ length: total - 1 }, (_, index) => {
      const status = index % 10 === 0 ? 'archived' : 'new';
      // After the first one's: `seq` has the order of ids.
      return { ...row, id: idOf(index + 1).replace('01', '02'), status };
    }),
  );
  const list = (query: Record<string, string>) =>
    adminCall(calls.listMessages, { query: { q: 'kelime', ...query } });
  await expect.poll(async () => (await list({})).total).toBe(total);
  // Found often, and by few.
  for (const [query, count] of [
    [{}, total],
    [{ folder: 'archived' }, 240],
  ] as const) {
    const oldest = await paged(list, { ...query, sort: 'oldest' });
    expect(oldest).toHaveLength(count);
    expect(oldest).toEqual([...new Set(oldest)].sort());
    expect(await paged(list, { ...query, sort: 'newest' })).toEqual(oldest.toReversed());
  }
  expect((await list({ q: 'hiçbirinde' })).total).toBe(0);
});

test(`a tag of a hundred thousand messages is deleted without holding up other requests ${releaseTag}`, async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const { adminCall } = await adminOf(api);
  const tag = await adminCall(calls.createTag, { body: { name: 'Çok', colour: 'red' } });
  // Without the messages, which would take long to index.
  await api.database.transaction(
    ({ run }) =>
      run(
        `with recursive numbers (number) as
           (select 1 union all select number + 1 from numbers where number < 100000)
         insert into message_tags (tag_id, record_id)
           select ?, '01000000-0000-7000-8000-' || (100000000000 + number) from numbers`,
        tag.id,
      ),
    { foreignKeys: false },
  );
  const waits = measureWaits(api);
  await adminCall(calls.eraseTag, { id: tag.id });
  expect(await waits.stop()).toBeLessThan(maxWaitMs);
  const [entry] = (await adminCall(calls.listAudit, { query: { action: 'tagErased' } })).items;
  expect(entry?.details).toEqual({ tag: tag.id, messages: 100_000, applications: 0 });
  for (const table of ['tags', 'message_tags']) {
    expect([table, await api.database.value(`select count(*) from ${table}`)]).toEqual([table, 0]);
  }
});
