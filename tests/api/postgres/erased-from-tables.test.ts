import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { eraseAll } from '#db/queries/erase.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { newData, startApi } from '#tests/support/api/api.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { newMessage, storeMessage } from '#tests/support/api/new-message.ts';
import { openStore } from '#tests/support/database/database.ts';
import { onServer } from '#tests/support/database/postgres-server.ts';

test('after an erasure the dead rows of every table are removed, but of the counter and of what replicas share for minutes', async () => {
  await using api = await startApi();
  const { adminCall } = await adminOf(api);
  const { id } = await adminCall(calls.createTag, { body: { name: 'kehribar', colour: 'green' } });
  const { column, run } = api.database;
  await run('select pg_stat_reset()');
  await adminCall(calls.eraseTag, { id });
  const left = 'select relname from pg_stat_user_tables where last_vacuum is null order by relname';
  // They hold events, hashes, what processes leave word of, and a sum of bytes.
  await expect
    .poll(() => column(left))
    .toEqual(['rate_limits', 'remembered', 'replica_events', 'stored_bytes', 'used']);
});

// A copy of a large database takes seconds, and the server keeps for it what it began to read.
test('what is erased while a backup reads the database leaves its tables soon after the backup', async () => {
  await using data = await newData();
  await using api = await startApi(data.settings);
  const { adminCall } = await adminOf(api);
  const { id } = await sendMessage(api);
  const dead = () =>
    data.database.value<number>(
      "select n_dead_tup from pg_stat_user_tables where relname = 'messages'",
    );
  await onServer(data.settings.DATABASE_URL ?? '', async (backup) => {
    await backup.query('begin isolation level repeatable read');
    await backup.query('select count(*) from messages');
    await adminCall(calls.eraseMessage, { id });
    await expect.poll(dead).toBeGreaterThan(0);
  });
  await expect.poll(dead, { timeout: 30_000 }).toBe(0);
});

/** The tables, indexes and TOAST tables of a database whose files contain one of the words. */
async function filesWith(url: string, words: readonly string[]): Promise<string[]> {
  return onServer(url, async (client) => {
    await client.query('checkpoint');
    const { rows } = await client.query<{ relname: string }>(
      `select distinct relname from pg_class, unnest($1::text[]) as word
       where relkind in ('r', 'i', 't') and relpersistence = 'p' and not relisshared
         and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)
         and position(convert_to(word, 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid))) > 0
       order by relname`,
      [words],
    );
    return rows.map(({ relname }) => relname.replace(/\d+/, '…'));
  });
}

/** The files of the server's log that contain the word, once it has written a new one. */
async function logsWith(url: string, word: string): Promise<string[]> {
  return onServer(url, async (client) => {
    // Each of these ends a file; the checkpoint removes those before it.
    await client.query('select pg_switch_wal()');
    await client.query('checkpoint');
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_ls_waldir()
       where position(convert_to($1, 'UTF8') in pg_read_binary_file('pg_wal/' || name, 0, size, true)) > 0`,
      [word],
    );
    return rows.map(({ name }) => name);
  });
}

/** Stores a message and an application, whose CV is too large to be in its row. */
async function storeBoth(store: Awaited<ReturnType<typeof openStore>>, url: string) {
  await storeMessage(store, {
    ...newMessage,
    ...{ full_name: 'Zümrüdüanka', email: 'anka@silinecek.example' },
  });
  await onServer(url, async (client) => {
    await client.query(
      `insert into applications (id, created_at, stage, stage_since, talent_pool, language, notice_version, full_name, email, phone, experience, about)
       values ('application-of-hudai', 1, 'new', 1, 0, 'tr', 1, 'Hüdai', 'hudai@silinecek.example', '+90', '1', 'sedef')`,
    );
    await client.query(
      `insert into cvs (application_id, name, type, size, sha256, bytes) values ('application-of-hudai', 'cv.pdf', 'pdf', 8, 'x',
        convert_to('bu-dosyada-yazan', 'UTF8') || (select string_agg(sha256(i::text::bytea), '') from generate_series(1, 500) i))`,
    );
  });
  while (await store.search.addMissing(1000));
  const { id } = await store.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  return id;
}

afterEach(() => {
  vi.useRealTimers();
});

test('an erased row leaves every index at once, also if it is one of few', async () => {
  await using data = await newData();
  const url = data.settings.DATABASE_URL ?? '';
  await using store = await openStore(data.location);
  await onServer(url, (client) => client.query('create extension pageinspect'));
  const entries = () =>
    data.database.value<number>(
      `select count(*) from generate_series(1, pg_relation_size('messages_id_key') / 8192 - 1) as page,
         bt_page_items('messages_id_key', page)`,
    );
  // By default the server leaves those of less than 2 % of the pages.
  const random = () => Array.from({ length: 40 }, () => crypto.randomUUID()).join('');
  for (let sent = 0; sent < 400; sent += 1) {
    await storeMessage(store, { ...newMessage, message: random() });
  }
  const { id } = await store.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  const before = (await entries()) ?? 0;
  await eraseAll(store, [{ table: 'messages', id }], () => undefined);
  await store.purgeErased();
  expect(await entries()).toBe(before - 1);
});

test('what was erased is in no file of the database after the next night, and in no log that the server keeps', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const night = new Date().setUTCHours(1);
  await using data = await newData();
  const url = data.settings.DATABASE_URL ?? '';
  await using store = await openStore(data.location);
  const id = await storeBoth(store, url);
  const words = [
    ...[id, 'Zümrüdüanka', 'zumruduanka', 'silinecek', 'Hüdai', 'hudai', 'sedef'],
    ...['application-of-hudai', 'bu-dosyada-yazan'],
  ];
  expect(await filesWith(url, words)).toEqual(
    expect.arrayContaining([
      ...['messages', 'messages_id_key', 'messages_search', 'applications', 'cvs_pkey'],
      ...['applications_by_email', 'pg_toast_…'],
    ]),
  );
  const erased = [
    { table: 'messages', id },
    { table: 'applications', id: 'application-of-hudai' },
  ] as const;
  await eraseAll(store, erased, () => undefined);
  await store.purgeErased();
  const wake = () => {
    vi.setSystemTime(night);
    vi.advanceTimersByTime(10 * 60_000);
    return filesWith(url, words);
  };
  await expect.poll(wake, { interval: 2000 }).toEqual([]);
  for (const word of words) expect.soft(await logsWith(url, word), word).toEqual([]);
});
