import { pino } from 'pino';
import { expect, test } from 'vitest';
import { StorageQuota } from '#api/public/storage-quota.ts';
import { eraseAll } from '#db/queries/erase.ts';
import { submitMessage } from '#db/queries/message-writer.ts';
import { messageBytes } from '#db/queries/stored-bytes.ts';
import { newData } from '#tests/support/api/api.ts';
import { newMessage } from '#tests/support/api/new-message.ts';
import { openStore } from '#tests/support/database/database.ts';

const mib = 1024 ** 2;
const spam = { ...newMessage, spam_reason: 'links' as const };
const size = messageBytes(newMessage);

async function openQuota() {
  const data = await newData();
  const store = await openStore(data.location);
  const quota = new StorageQuota(
    store.db,
    { quotaBytes: { messages: mib, cvs: mib } },
    pino({ level: 'silent' }),
  );
  let sent = 0;
  return {
    ...store,
    quota,
    /** Each with another text of the same length. */
    send(one = newMessage, room = Number.MAX_SAFE_INTEGER) {
      sent += 1;
      const message = { ...one, message: String(1_000_000 + sent) };
      return submitMessage(store, message, { all: room, spam: room });
    },
    /** The number of messages that the quota counts as stored, and that of spam among them. */
    async counted() {
      const [messages] = (await store.db.selectFrom('stored_bytes').selectAll().execute()).filter(
        ({ kind }) => kind === 'messages',
      );
      return [messages?.bytes, messages?.spam_bytes].map((bytes) => (bytes ?? 0) / size);
    },
    async [Symbol.asyncDispose]() {
      await store.close();
      await data.remove();
    },
  };
}

test('messages that arrive at once fill the quota to the last that fits, and are counted once each', async () => {
  await using store = await openQuota();
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => store.send(newMessage, size * 12)),
  );
  expect(sent.filter((one) => one !== undefined)).toHaveLength(12);
  expect(await store.counted()).toEqual([12, 0]);
  expect((await store.quota.usage()).messages.usedBytes).toBe(size * 12);
});

test('the count follows what is marked as spam, is brought back, repeated or erased', async () => {
  await using store = await openQuota();
  const first = await store.send();
  await store.send(spam);
  expect(await store.counted()).toEqual([2, 1]);
  const ofFirst = (status: 'spam' | 'read') =>
    store.db
      .updateTable('messages')
      .set({ status })
      .where('id', '=', first?.id ?? '')
      .execute();
  await ofFirst('spam');
  expect(await store.counted()).toEqual([2, 2]);
  await ofFirst('read');
  await ofFirst('read');
  expect(await store.counted()).toEqual([2, 1]);
  await eraseAll(store, [{ table: 'messages', id: first?.id ?? '' }], () => undefined);
  expect(await store.counted()).toEqual([1, 1]);
  const room = { all: mib, spam: mib };
  const repeated = { ...newMessage, idempotency_hash: 'the same' };
  for (let sent = 0; sent < 3; sent += 1) await submitMessage(store, repeated, room);
  await submitMessage(store, { ...repeated, idempotency_hash: 'another' }, room);
  expect(await store.counted()).toEqual([2, 1]);
});
