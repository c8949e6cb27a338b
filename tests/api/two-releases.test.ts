import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { post, startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import { compatible, laterRelease } from '#tests/support/api/later-release.ts';
import { sampleMessage, simplePath } from '#tests/support/api/messages.ts';
import { releaseTag } from '#tests/support/release.ts';

/** What a release may do to the schema (.github/development.md): the one before still runs on it. */
const change = {
  name: '9999-next',
  up: `
  await db.schema.alterTable('messages').addColumn('next_words', 'text').execute();
  await db.schema
    .alterTable('messages')
    .addColumn('next_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('messages_by_next').on('messages').columns(['next_count', 'id']).execute();
  await db.schema
    .createTable('next_things')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
  ${compatible('9999-next', '')}`,
};

/** Sends one message after another, searches for it in the list, and keeps what failed. */
function visiting(url: string, name: string) {
  const sent: string[] = [];
  const failures: unknown[] = [];
  let busy = 0;
  let isOver = false;
  const done = (async () => {
    const { adminCall } = await adminOf({ url });
    while (!isOver) {
      const message = `${name} ${sent.length}`;
      try {
        const answer = await post(url + simplePath, { ...sampleMessage, message });
        expect(answer.status, await answer.text()).toBe(201);
        sent.push(message);
        const { items } = await adminCall(calls.listMessages, { query: { limit: '10' } });
        const [first] = items;
        if (first) {
          await adminCall(calls.changeMessages, { body: { ids: [first.id], action: 'read' } });
        }
      } catch (reason) {
        // Both write: on a slow disk one may wait in vain for the other.
        if (String(reason).includes('503')) busy += 1;
        else failures.push(reason);
      }
      await sleep(5);
    }
  })();
  return {
    sent,
    failures,
    async stop() {
      isOver = true;
      await done;
      expect(busy).toBeLessThanOrEqual(Math.ceil(sent.length / 50));
    },
  };
}

test(`a release and the next one run at once on one database: neither fails, and nothing is lost ${releaseTag}`, async () => {
  await using directory = await temporaryDirectory();
  const program = await laterRelease(directory.path, '2.0.0', [change]);
  await using before = await startApi({}, { inOwnProcess: true });
  const old = visiting(before.url, 'eski');
  await sleep(500);
  await using after = await startApi(before.sameData, { program });
  expect(await before.database.column('select next_count from messages limit 1')).toEqual([0]);
  const next = visiting(after.url, 'yeni');
  const sentBefore = old.sent.length;
  await sleep(2000);
  expect(old.sent.length).toBeGreaterThan(sentBefore);
  await old.stop();
  expect(await before.stop()).toBe(0);
  await sleep(300);
  await next.stop();
  expect(old.failures).toEqual([]);
  expect(next.failures).toEqual([]);
  const stored = await after.database.column('select message from messages');
  expect(new Set(stored)).toEqual(new Set([...old.sent, ...next.sent]));
  // Words of both are in the search index.
  const { adminCall } = await adminOf(after);
  const found = async (q: string) => (await adminCall(calls.listMessages, { query: { q } })).total;
  await expect.poll(() => found('eski')).toBe(old.sent.length);
  await expect.poll(() => found('yeni')).toBe(next.sent.length);
});
