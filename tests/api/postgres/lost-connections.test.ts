import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runExclusive } from '#api/jobs/job-lock.ts';
import { openPostgres } from '#db/postgres/open.ts';
import { newData, startApi } from '#tests/support/api/api.ts';
import { storeMessage } from '#tests/support/api/new-message.ts';
import { serverUrl } from '#tests/support/database/postgres-server.ts';
import { brokenLine } from '#tests/support/stack/broken-line.ts';

/** A new database behind a line. */
async function behindLine() {
  const { hostname, port } = new URL(serverUrl());
  const line = await brokenLine({ host: hostname, port: Number(port) });
  const data = await newData();
  const url = Object.assign(new URL(data.settings.DATABASE_URL ?? ''), { port: String(line.port) });
  return {
    ...{ lose: line.lose, url: url.href, settings: { ...data.settings, DATABASE_URL: url.href } },
    async [Symbol.asyncDispose]() {
      line.close();
      await data.remove();
    },
  };
}

test('after a loss of all connections without a word, jobs and writes go on within 25 s', async () => {
  await using database = await behindLine();
  await using store = await openPostgres(database.url);
  const job = (name: string) => runExclusive(store, name, async () => 'done');
  expect(await job('one')).toBe('done');
  database.lose();
  const began = performance.now();
  expect(await job('two')).toBe('done');
  // Its connection was lost; whoever sent it tries again.
  await storeMessage(store).catch(() => storeMessage(store));
  expect(performance.now() - began).toBeLessThan(25_000);
});

test('a job whose connection is lost while it works ends, and the next one runs', async () => {
  await using database = await behindLine();
  await using store = await openPostgres(database.url);
  expect(await runExclusive(store, 'one', async () => database.lose())).toBe(undefined);
  expect(await runExclusive(store, 'two', async () => 'done')).toBe('done');
});

test('a stop after such a loss ends the process with exit code 0', async () => {
  await using database = await behindLine();
  await using api = await startApi(database.settings);
  database.lose();
  expect([await api.stop(), api.output()]).toEqual([0, expect.stringContaining('"stopped"')]);
});

// A statement of a migration or a restore may take an hour.
test('the system probes a connection that is silent for 10 s, also during a long statement', async () => {
  await using database = await behindLine();
  await using store = await openPostgres(database.url);
  await storeMessage(store);
  const port = Number(new URL(database.url).port).toString(16).toUpperCase().padStart(4, '0');
  // Of proc(5): a timer of type 02 is that of a probe, and says when it is due, in hundredths of a second.
  const probes = readFileSync('/proc/net/tcp', 'utf8').matchAll(
    RegExp(`^ *\\d+: \\w+:\\w+ \\w+:${port} 01 \\S+ 02:(\\w+)`, 'gm'),
  );
  const due = [...probes].map(([, ticks = '']) => Number.parseInt(ticks, 16) / 100);
  expect(due.length).toBeGreaterThan(0);
  expect(Math.max(...due)).toBeLessThanOrEqual(10);
});
