import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { SearchIndex } from '#api/jobs/search-index.ts';
import type { Search } from '#db/engine/store.ts';

test('indexing in the background leaves the lock of writers free for as long as it holds it', async () => {
  const stepMs = 20;
  const pauses: number[] = [];
  const indexed = Promise.withResolvers<void>();
  let endedAt: number | undefined;
  const search: Partial<Search> = {
    async addMissing() {
      if (endedAt !== undefined) pauses.push(performance.now() - endedAt);
      await sleep(stepMs);
      endedAt = performance.now();
      if (pauses.length < 5) return true;
      indexed.resolve();
      return false;
    },
  };
  const index = new SearchIndex(
    { search: search as Search, replicas: undefined },
    pino({ enabled: false }),
    { left: () => 1 },
  );
  index.arrived();
  await indexed.promise;
  index.close();
  // Timers may end a millisecond early.
  expect(Math.min(...pauses)).toBeGreaterThan(stepMs - 2);
});
