import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/admin.ts';
import { inDatabase, sendMessage, startApi } from '#tests/support/api.ts';
import { measureWaits, mostWaitMs } from '#tests/support/longest-wait.ts';

/** More than are counted one by one. */
const total = 2400;

test('thousands of messages with a tag are counted, paged and exported, each once', async () => {
  await using api = await startApi();
  const { adminCall, send } = await adminOf(api);
  const tag = await adminCall(calls.createTag, { body: { name: 'Çok', colour: 'red' } });
  await sendMessage(api);
  // Of ten messages one is new, one in the trash, and eight are in the archive; two of ten have no tag.
  inDatabase(api.databaseFile, (database) => {
    const columns = database
      .prepare<[], string>("select name from pragma_table_info('messages')")
      .pluck()
      .all()
      .filter((name) => !['seq', 'id', 'status', 'trashed_at'].includes(name))
      .join();
    database.exec(`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${total - 1})
      insert into messages (id, status, trashed_at, ${columns})
      select printf('01000000-0000-7000-8000-%012d', n), iif(n % 10 = 0, 'new', 'archived'),
        iif(n % 10 = 1, 1, null), ${columns} from messages, numbers;
      insert into message_tags
        select '${tag.id}', id from messages where id > '01000000' and substr(id, -1) not in ('2', '3')
        and id < '01000001'`);
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
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list({ sort: 'oldest', limit: '100', ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(tagged - trashed);
  expect(seen).toEqual([...new Set(seen)].sort());
  const csv = await (await send(calls.exportMessages, { query: { tag: tag.id } })).text();
  expect(csv.trim().split('\r\n')).toHaveLength(tagged - trashed + 1);
});

test('a tag of a hundred thousand messages is deleted without holding up other requests', async () => {
  await using api = await startApi();
  const { adminCall } = await adminOf(api);
  const tag = await adminCall(calls.createTag, { body: { name: 'Çok', colour: 'red' } });
  inDatabase(api.databaseFile, (database) => {
    // Without the messages, which would take long to index.
    database.pragma('foreign_keys = off');
    database.exec(`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 100000)
      insert into message_tags select '${tag.id}', printf('01000000-0000-7000-8000-%012d', n) from numbers`);
  });
  const waits = measureWaits(api);
  await adminCall(calls.eraseTag, { id: tag.id });
  expect(await waits.stop()).toBeLessThan(mostWaitMs);
  const [entry] = (await adminCall(calls.listAudit, { query: { action: 'tagErased' } })).items;
  expect(entry?.details).toEqual({ tag: tag.id, messages: 100_000, applications: 0 });
  const left = inDatabase(api.databaseFile, (database) =>
    ['tags', 'message_tags'].map((table) =>
      database.prepare(`select count(*) from ${table}`).pluck().get(),
    ),
  );
  expect(left).toEqual([0, 0]);
});
