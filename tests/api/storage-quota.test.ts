import { setTimeout as after } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { StorageQuota } from '#api/public/storage-quota.ts';
import { messageWriter } from '#db/queries/message-writer.ts';
import { messageBytes } from '#db/queries/stored-bytes.ts';
import { newData } from '#tests/support/api/api.ts';
import { newMessage } from '#tests/support/api/new-message.ts';
import { openStore } from '#tests/support/database/database.ts';

const mib = 1024 ** 2;
/** The delay of the count after a start or an erasure. */
const countAfterMs = 250;

const size = { bytes: messageBytes(newMessage), isSpam: false };

async function openQuota() {
  const data = await newData();
  const store = await openStore(data.location);
  const { db, close } = store;
  const storeMessage = messageWriter(store);
  const quotaBytes = { messages: mib, cvs: mib };
  const quota = new StorageQuota(store, { quotaBytes }, pino({ level: 'silent' }));
  return {
    db,
    quota,
    send: (one = newMessage) => quota.within('messages', size, () => storeMessage(one)),
    /** The number of messages that the quota counts as stored. */
    counted: () => quota.usage().messages.usedBytes / size.bytes,
    async [Symbol.asyncDispose]() {
      await quota.close();
      await close();
      await data.remove();
    },
  };
}

test('a message stored during a recount is counted once', async () => {
  await using store = await openQuota();
  let sent = 0;
  for (let pause = countAfterMs - 5; pause <= countAfterMs + 5; pause += 1) {
    store.quota.countAgain();
    await after(pause);
    await Promise.all(Array.from({ length: 8 }, () => store.send()));
    sent += 8;
    // Longer than the count, which takes 1 ms for a few rows.
    await after(30);
    expect(store.counted(), `sent ${pause} ms after an erasure`).toBe(sent);
  }
});

test('a message sent again with the same Idempotency-Key is counted once', async () => {
  await using store = await openQuota();
  const repeated = { ...newMessage, idempotency_hash: 'the same' };
  for (let sent = 0; sent < 3; sent += 1) await store.send(repeated);
  expect(store.counted()).toBe(1);
});
