import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Store } from '#db/engine/store.ts';
import { eraseAll } from '#db/queries/erase.ts';
import { newData } from '#tests/support/api/api.ts';
import { newMessage, storeMessage } from '#tests/support/api/new-message.ts';
import { openStore } from '#tests/support/database/database.ts';

const stored = 20;

/** A database with messages that are not indexed yet. */
async function withMessages() {
  const data = await newData();
  const store = await openStore(data.location);
  for (let sent = 0; sent < stored; sent += 1) {
    await storeMessage(store, { ...newMessage, message: `${sent}` });
  }
  return {
    store,
    async [Symbol.asyncDispose]() {
      await store.close();
      await data.remove();
    },
  };
}

/** Holds the write lock, and resolves once it has it. */
async function hold({ db }: Store, ms: number): Promise<{ readonly ended: Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const ended = db.transaction().execute(async () => {
    held.resolve();
    await wait(ms);
  });
  await Promise.race([held.promise, ended]);
  return { ended };
}

test('beside other writers each transaction of an erasure erases something', async () => {
  await using data = await withMessages();
  const { store } = data;
  const ids = await store.db.selectFrom('messages').select('id').execute();
  let isErased = false;
  const writer = async () => {
    for (let round = 0; round < 100 && !isErased; round += 1) await (await hold(store, 20)).ended;
  };
  const writers = [writer(), writer()];
  const counts: number[] = [];
  await eraseAll(
    store,
    ids.map(({ id }) => ({ table: 'messages', id })),
    ({ messages }) => {
      counts.push(messages);
      return undefined;
    },
  );
  isErased = true;
  await Promise.all(writers);
  expect(counts.at(-1)).toBe(stored);
  expect(counts).toEqual([...new Set(counts)]);
  expect(counts).not.toContain(0);
});

test('a step of indexing has its whole time after a wait for another writer', async () => {
  await using data = await withMessages();
  const { store } = data;
  const { ended } = await hold(store, 700);
  expect(await store.search.addMissing(600)).toBe(false);
  await ended;
});
