import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { newData, startApi } from '#tests/support/api/api.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { onServer } from '#tests/support/database/postgres-server.ts';

test('after an erasure the dead rows of every table are removed, but of the counter and of what replicas share for minutes', async () => {
  await using api = await startApi();
  const { adminCall } = await adminOf(api);
  const { id } = await adminCall(calls.createTag, { body: { name: 'kehribar', colour: 'green' } });
  const { column, run } = api.database;
  await run('select pg_stat_reset()');
  await adminCall(calls.eraseTag, { id });
  const left = 'select relname from pg_stat_user_tables where last_vacuum is null order by relname';
  // They hold events, hashes, what processes leave word of, and a sum of bytes.
  await expect
    .poll(() => column(left))
    .toEqual(['rate_limits', 'remembered', 'replica_events', 'stored_bytes', 'used']);
});

// A copy of a large database takes seconds, and the server keeps for it what it began to read.
test('what is erased while a backup reads the database leaves its tables soon after the backup', async () => {
  await using data = await newData();
  await using api = await startApi(data.settings);
  const { adminCall } = await adminOf(api);
  const { id } = await sendMessage(api);
  const dead = () =>
    data.database.value<number>(
      "select n_dead_tup from pg_stat_user_tables where relname = 'messages'",
    );
  await onServer(data.settings.DATABASE_URL ?? '', async (backup) => {
    await backup.query('begin isolation level repeatable read');
    await backup.query('select count(*) from messages');
    await adminCall(calls.eraseMessage, { id });
    await expect.poll(dead).toBeGreaterThan(0);
  });
  await expect.poll(dead, { timeout: 30_000 }).toBe(0);
});
