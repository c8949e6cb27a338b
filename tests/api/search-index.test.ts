import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { measureWaits, mostWaitMs } from '#tests/support/api/longest-wait.ts';
import { sendMessage } from '#tests/support/api/messages.ts';

test('forty messages of combining marks, crafted to be slow to index, do not delay other requests', async () => {
  await using api = await startApi();
  const { adminCall } = await adminOf(api);
  // Each ends differently: an equal message would only be counted.
  const messageOf = (count: number) => `${'\u0345'.repeat(2498)}${'\u0f81'.repeat(2500)}${count}`;
  for (let count = 0; count < 40; count += 1) {
    await sendMessage(api, { message: messageOf(count) });
  }
  const waits = measureWaits(api);
  expect((await adminCall(calls.listMessages, { query: { q: 'ada' } })).total).toBe(40);
  expect(await waits.stop()).toBeLessThan(mostWaitMs);
  const [{ message: stored } = { message: '' }] = (await adminCall(calls.listMessages)).items;
  expect(stored).toBe(messageOf(39));
});

test('the words of a changed note no longer find the message, and its other words still do', async () => {
  await using api = await startApi();
  const { adminCall } = await adminOf(api);
  const { id } = await sendMessage(api, { message: `turna` });
  const note = (text: string) => adminCall(calls.changeMessage, { id, body: { note: text } });
  const found = async (q: string) => (await adminCall(calls.listMessages, { query: { q } })).total;
  await note('lacivert');
  expect([await found('lacivert'), await found('turna')]).toEqual([1, 1]);
  // Changed twice before the next search, so the words of the first change are never indexed.
  await note('eflatun');
  await note('menekşe');
  expect([await found('lacivert'), await found('eflatun'), await found('menekşe')]).toEqual([
    0, 0, 1,
  ]);
  expect(await found('turna')).toBe(1);
  await adminCall(calls.eraseMessage, { id });
  expect([await found('menekşe'), await found('turna')]).toEqual([0, 0]);
});
