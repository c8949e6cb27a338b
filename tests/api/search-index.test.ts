import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { maxWaitMs, measureWaits } from '#tests/support/api/longest-wait.ts';
import { sendMessage } from '#tests/support/api/messages.ts';

test('forty messages of combining marks, crafted to be slow to index, do not delay other requests', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const { adminCall } = await adminOf(api);
  // Each ends differently: an equal message would only be counted.
  const messageOf = (count: number) => `${'\u0345'.repeat(2498)}${'\u0f81'.repeat(2500)}${count}`;
  for (let count = 0; count < 40; count += 1) {
    await sendMessage(api, { message: messageOf(count) });
  }
  const waits = measureWaits(api);
  expect((await adminCall(calls.listMessages, { query: { q: 'ada' } })).total).toBe(40);
  expect(await waits.stop()).toBeLessThan(maxWaitMs);
  const [{ message: stored } = { message: '' }] = (await adminCall(calls.listMessages)).items;
  expect(stored).toBe(messageOf(39));
});
