import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { requestedBackup } from '#api/jobs/requested-backup.ts';
import type { BackupAttempt } from '#db/backup/backups.ts';
import { readReportedBackups, requestName } from '#db/backup/reported-backups.ts';
import { serveBackups } from '#db/backup/serve-backups.ts';
import type { Replicas } from '#db/engine/replicas.ts';
import { newData, temporaryDirectory } from '#tests/support/api/api.ts';
import { openStore } from '#tests/support/database/database.ts';

type Make = () => Promise<BackupAttempt>;

/** The services on one database, one after the other. */
async function startServices() {
  const data = await newData();
  const there = await temporaryDirectory();
  const store = await openStore(data.location);
  const end = new AbortController();
  const replicas = store.replicas as Replicas;
  const services: Promise<void>[] = [];
  return {
    replicas,
    ask: () => requestedBackup(replicas, end.signal),
    serve(make: Make, stop = end) {
      const url = data.settings.DATABASE_URL ?? '';
      const service = serveBackups(
        { ...{ url, make }, backupDir: there.path, offsiteDir: undefined },
        stop.signal,
      );
      services.push(service);
      return service;
    },
    async [Symbol.asyncDispose]() {
      end.abort();
      await Promise.all(services);
      await store.close();
      await data[Symbol.asyncDispose]();
      await there[Symbol.asyncDispose]();
    },
  };
}

test('a service reports while it makes a backup, and replicas that ask meanwhile get one that began after they asked', async () => {
  await using services = await startServices();
  const { replicas, ask, serve } = services;
  const first = Promise.withResolvers<void>();
  await replicas.setShared(requestName, 'the first');
  let made = 0;
  serve(async () => {
    made += 1;
    const output = `backup ${made}`;
    if (made === 1) await first.promise;
    return { output };
  });
  await expect.poll(() => readReportedBackups(replicas)).toMatchObject({ answered: null });
  const asked = [ask(), ask()];
  first.resolve();
  for (const { output } of await Promise.all(asked)) expect(output).toMatch(/^backup [23]$/);
});

test('what a service was asked for when an update stopped it, the one after it makes', async () => {
  await using services = await startServices();
  const stop = new AbortController();
  const old = services.serve(async () => {
    stop.abort();
    return { output: '', failure: 'stopped' };
  }, stop);
  await expect.poll(() => readReportedBackups(services.replicas)).toBeDefined();
  const asked = services.ask();
  await old;
  // The next container takes longer to start than replicas between two looks.
  await wait(1500);
  services.serve(async () => ({ output: 'a backup' }));
  expect(await asked).toMatchObject({ output: 'a backup' });
});
