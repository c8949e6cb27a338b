import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';

test('after an erasure the dead rows of every table are removed, but of those that replicas share for minutes', async () => {
  await using api = await startApi();
  const { adminCall } = await adminOf(api);
  const { id } = await adminCall(calls.createTag, { body: { name: 'kehribar', colour: 'green' } });
  const { column, run } = api.database;
  await run('select pg_stat_reset()');
  await adminCall(calls.eraseTag, { id });
  const left = 'select relname from pg_stat_user_tables where last_vacuum is null order by relname';
  // They hold events, hashes and what processes leave word of.
  await expect
    .poll(() => column(left))
    .toEqual(['rate_limits', 'remembered', 'replica_events', 'used']);
});
