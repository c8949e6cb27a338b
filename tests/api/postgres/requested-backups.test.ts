import { expect, test } from 'vitest';
import { requestedBackup } from '#api/jobs/requested-backup.ts';
import { readReportedBackups, requestName } from '#db/backup/reported-backups.ts';
import { serveBackups } from '#db/backup/serve-backups.ts';
import type { Replicas } from '#db/engine/replicas.ts';
import { newData, temporaryDirectory } from '#tests/support/api/api.ts';
import { openStore } from '#tests/support/database/database.ts';

/** A service whose first backup takes until `finish`; each is named by its number. */
async function startService() {
  const data = await newData();
  const there = await temporaryDirectory();
  const store = await openStore(data.location);
  const first = Promise.withResolvers<void>();
  const stop = new AbortController();
  const replicas = store.replicas as Replicas;
  await replicas.setShared(requestName, 'the first');
  let made = 0;
  const service = serveBackups(
    {
      ...{ url: data.settings.DATABASE_URL ?? '', backupDir: there.path, offsiteDir: undefined },
      async make() {
        made += 1;
        const output = `backup ${made}`;
        if (made === 1) await first.promise;
        return { output };
      },
    },
    stop.signal,
  );
  return {
    ...{ replicas, finish: first.resolve },
    ask: () => requestedBackup(replicas, stop.signal),
    async [Symbol.asyncDispose]() {
      first.resolve();
      stop.abort();
      await service;
      await store.close();
      await data[Symbol.asyncDispose]();
      await there[Symbol.asyncDispose]();
    },
  };
}

test('a service reports while it makes a backup, and replicas that ask meanwhile get one that began after they asked', async () => {
  await using service = await startService();
  const { replicas, ask, finish } = service;
  await expect.poll(() => readReportedBackups(replicas)).toMatchObject({ answered: null });
  const asked = [ask(), ask()];
  finish();
  for (const { output } of await Promise.all(asked)) expect(output).toMatch(/^backup [23]$/);
});
