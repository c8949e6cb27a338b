import { afterEach, expect, test, vi } from 'vitest';
import { CvScanning } from '#api/jobs/cv-scanning.ts';
import type { Replicas } from '#db/engine/replicas.ts';
import { newData, startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { startScanner } from '#tests/support/api/scanner-stand-in.ts';
import { openStore } from '#tests/support/database/database.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The job beside a database with two CVs, which do not wait for it yet. */
async function scanningOf(scanner: { readonly port: number }, replicas?: Pick<Replicas, 'alone'>) {
  const data = await newData();
  const api = await startApi(data.settings);
  const ids = [(await apply(api)).id, (await apply(api)).id] as const;
  await api.stop();
  const store = await openStore(data.location);
  const logged: string[] = [];
  const means = {
    db: store.db,
    replicas: replicas as Replicas,
    log: { error: (_: unknown, line: string) => logged.push(line) },
    events: { publish() {} },
  };
  const job = new CvScanning(means as never, { host: '127.0.0.1', port: scanner.port });
  return {
    ...{ job, ids, logged },
    async wait(id: string) {
      await store.db
        .updateTable('cvs')
        .set({ scan: 'waiting' })
        .where('application_id', '=', id)
        .execute();
    },
    async scans() {
      const rows = await store.db
        .selectFrom('cvs')
        .select('scan')
        .orderBy('application_id')
        .execute();
      return rows.map(({ scan }) => scan);
    },
    async [Symbol.asyncDispose]() {
      await job.close();
      await store.close();
      await data[Symbol.asyncDispose]();
    },
  };
}

test('a CV that is stored while the lock of the last scan is given back is scanned at once', async () => {
  await using scanner = await startScanner();
  let afterScan = async () => {};
  await using scanning = await scanningOf(scanner, {
    async alone(_job, work) {
      await work();
      const then = afterScan;
      afterScan = async () => {};
      await then();
      return true;
    },
  });
  const { job, ids, wait, scans } = scanning;
  afterScan = async () => {
    await wait(ids[1]);
    job.start();
  };
  await wait(ids[0]);
  job.start();
  await expect.poll(scans).toEqual(['clean', 'clean']);
});

test('a CV that the scanner could not finish is tried again after 10 minutes', async () => {
  await using scanner = await startScanner();
  scanner.failOn('%PDF');
  await using scanning = await scanningOf(scanner);
  const { job, ids, wait, scans, logged } = scanning;
  await wait(ids[0]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  job.start();
  // Both: one that fails later would wait on a timer that no longer runs.
  await expect.poll(() => logged.length).toBe(2);
  scanner.failOn(undefined);
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  await expect.poll(scans).toEqual(['clean', 'clean']);
});
