import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Busy, StorageFull } from '#db/engine/errors.ts';
import { openDatabase } from '#db/sqlite/open.ts';
import { busyTimeoutMs } from '#db/sqlite/write-lock.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';
import { newMessage, storeMessage } from '#tests/support/api/new-message.ts';
import { inDatabase } from '#tests/support/database/sqlite-database.ts';

async function openStore() {
  const directory = await temporaryDirectory();
  const file = join(directory.path, 'site.db');
  const { db, write, close } = await openDatabase(file);
  const insert = (id: string) =>
    db
      .insertInto('messages')
      .values({ ...newMessage, id, created_at: 1, status: 'new' })
      .compile();
  const stored = () =>
    inDatabase(file, (database) =>
      database.prepare('select id from messages order by id').pluck().all(),
    );
  return { ...directory, file, db, write, close, insert, stored };
}

test('a failed write does not fail other writes of the same commit', async () => {
  await using store = await openStore();
  const { write, insert } = store;
  const outcomes = await Promise.allSettled(['a', 'b', 'a', 'c'].map((id) => write(insert(id))));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(outcomes[2]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_UNIQUE' } });
  expect(store.stored()).toEqual(['a', 'b', 'c']);
  await store.close();
});

test('a message is visible to other readers of the file once its promise has resolved', async () => {
  await using store = await openStore();
  const { id } = await storeMessage(store);
  expect(store.stored()).toEqual([id]);
  await store.close();
});

test('a write waits for a transaction that spans several turns of the event loop', async () => {
  await using store = await openStore();
  const { db, write, insert } = store;
  const order: string[] = [];
  const transaction = db.transaction().execute(async (within) => {
    await within.executeQuery(insert('a'));
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    order.push('transaction');
    throw new Error('undone');
  });
  const writing = write(insert('b')).then(() => order.push('write'));
  await expect(transaction).rejects.toThrow('undone');
  await writing;
  expect(order).toEqual(['transaction', 'write']);
  expect(store.stored()).toEqual(['b']);
  await store.close();
});

test('closing waits for pending writes', async () => {
  await using store = await openStore();
  const { write, insert } = store;
  const ids = Array.from({ length: 50 }, (_, index) => String(index));
  const writes = Promise.all(ids.map((id) => write(insert(id))));
  await store.close();
  await writes;
  expect(store.stored()).toEqual(ids.toSorted());
});

test('closing waits for a write that waits for a transaction', async () => {
  await using store = await openStore();
  const { db, write, insert } = store;
  const transaction = db.transaction().execute(async (within) => {
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    await within.executeQuery(insert('a'));
  });
  const writing = write(insert('b'));
  await store.close();
  await Promise.all([transaction, writing]);
  expect(store.stored()).toEqual(['a', 'b']);
});

test('a transaction that does not fit on the disk fails with StorageFull, and the next one succeeds', async () => {
  await using store = await openStore();
  const { db } = store;
  const add = (id: string, text: string) =>
    db.transaction().execute((transaction) =>
      transaction
        .insertInto('messages')
        .values({ ...newMessage, id, message: text, created_at: 1, status: 'new' })
        .execute(),
    );
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${(pages.rows[0]?.page_count ?? 0) + 20}`).execute(db);
  await expect(add('a', 'x'.repeat(1_000_000))).rejects.toThrow(StorageFull);
  await add('b', 'x');
  expect(store.stored()).toEqual(['b']);
  await store.close();
});

test('after a transaction has waited in vain for another program, neither a write nor a transaction waits again', async () => {
  await using store = await openStore();
  const { db, write, insert } = store;
  const holder = new BetterSqlite3(store.file);
  holder.exec('begin immediate');
  const transaction = () => db.transaction().execute(async () => {});
  const furtherMs: number[] = [];
  for (let round = 1; round <= 3; round++) {
    await expect(transaction()).rejects.toThrow(Busy);
    const began = performance.now();
    await expect(write(insert('a'))).rejects.toThrow(Busy);
    await expect(transaction()).rejects.toThrow(Busy);
    furtherMs.push(performance.now() - began);
  }
  // A busy machine disturbs some rounds.
  expect(Math.min(...furtherMs)).toBeLessThan(busyTimeoutMs);
  holder.close();
  await write(insert('a'));
  expect(store.stored()).toEqual(['a']);
  await store.close();
});
