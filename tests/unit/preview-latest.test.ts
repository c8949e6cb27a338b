import { expect, test } from 'vitest';
import { latestOnly } from '#web/admin/api-client/keyed-queue.ts';

test('one run at a time, what came meanwhile is skipped, and the last always runs', async () => {
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = latestOnly(async (text: string) => {
    begun.push(text);
    await promise;
  });
  for (const text of ['a', 'ab', 'abc', 'abcd']) run(text);
  expect(begun).toEqual(['a']);
  resolve();
  await expect.poll(() => begun).toEqual(['a', 'abcd']);
  run('last');
  await expect.poll(() => begun).toEqual(['a', 'abcd', 'last']);
});
