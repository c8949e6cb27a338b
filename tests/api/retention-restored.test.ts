import { expect, test } from 'vitest';
import { retentionRules } from '#contract/admin/data-protection.ts';
import { calls } from '#contract/calls.ts';
import { eraseAll } from '#db/queries/erase.ts';
import { expired } from '#db/queries/retention.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { newData, startApi } from '#tests/support/api/api.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { openStore } from '#tests/support/database/database.ts';

test('what is restored from the trash after it has expired, and before its turn, is not erased', async () => {
  await using data = await newData();
  await using api = await startApi(data.settings);
  const { adminCall } = await adminOf(api);
  const [kept, gone] = [await sendMessage(api), await sendMessage(api, { message: 'x' })];
  const ids = [kept.id, gone.id];
  await adminCall(calls.changeMessages, { body: { ids, action: 'trash' } });
  await api.stop();
  const store = await openStore(data.location);
  const times = Object.fromEntries(retentionRules.map((rule) => [rule, Date.now() + 1]));
  const found = await expired(store.db, 'trash', times as Parameters<typeof expired>[2], 10);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(ids));
  const restored = store.db.updateTable('messages').set({ trashed_at: null });
  await restored.where('id', '=', kept.id).execute();
  const note = (count: number) =>
    count > 0 ? ({ action: 'expired', details: { count } } as const) : undefined;
  expect(await eraseAll(store, found, ({ messages }) => note(messages))).toMatchObject({
    messages: 1,
  });
  // A round that erases nothing leaves no line.
  await eraseAll(store, found, ({ messages }) => note(messages));
  await store.close();
  expect(await data.database.column('select id from messages')).toEqual([kept.id]);
  const lines = "select details from audit where action = 'expired'";
  expect(await data.database.column(lines)).toEqual(['{"count":1}']);
});
