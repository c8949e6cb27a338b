import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { fileOf, inDatabase, isOnDisk } from '#tests/support/database/sqlite-database.ts';

test('a text crafted to inflate the index does not: U+FDFA takes less than twice its size', async () => {
  await using api = await startApi();
  const { adminCall } = await adminOf(api);
  await adminCall(calls.listMessages, { query: { q: 'x' } });
  const search = () =>
    inDatabase(fileOf(api), (database) =>
      Number(database.prepare('select sum(length(block)) from messages_search_data').pluck().get()),
    );
  const before = search();
  const message = '\ufdfa'.repeat(5000);
  await sendMessage(api, { message });
  expect((await adminCall(calls.listMessages, { query: { q: 'ada' } })).total).toBe(1);
  expect(search() - before).toBeLessThan(2 * Buffer.byteLength(message));
});

test('indexing waits for another process that writes, such as the next release, and reports no failure', async () => {
  await using api = await startApi({}, { inOwnProcess: true });
  const { adminCall } = await adminOf(api);
  await sendMessage(api, { message: 'bekleyen' });
  const other = new BetterSqlite3(fileOf(api));
  other.exec('begin immediate');
  await sleep(2000);
  other.close();
  const indexed = () =>
    inDatabase(fileOf(api), (database) =>
      database
        .prepare("select count(*) from messages_search where messages_search match 'bek*'")
        .pluck()
        .get(),
    );
  await expect.poll(indexed).toBe(1);
  expect(api.output()).not.toContain('indexing failed');
  expect((await adminCall(calls.listMessages, { query: { q: 'bekleyen' } })).total).toBe(1);
});

describe('indexed words', () => {
  // No hexadecimal digits: five of those in a row match some id in one of 150 runs.
  const letter = (digit: string) => 'ghijklmnopqrstuvwxyz'[Number.parseInt(digit, 20)] ?? '';
  const word = (index: number) =>
    `silinecek${(index * 271 + 8000).toString(20).replaceAll(/./g, letter)}`;
  const long = Array.from({ length: 340 }, (_, index) => word(index)).join(' ');

  test('of erased messages and applications are removed from the file before the answer', async () => {
    await using api = await startApi();
    const { adminCall } = await adminOf(api);
    const other = await sendMessage(api, { message: 'kalacak' });
    const first = await sendMessage(api, { message: long });
    const second = await sendMessage(api, { message: `${long} iki` });
    const application = await apply(api, { aboutYourself: long.slice(0, 3000) });
    expect((await adminCall(calls.listMessages, { query: { q: word(339) } })).total).toBe(2);
    expect((await adminCall(calls.listApplications, { query: { q: word(100) } })).total).toBe(1);
    await adminCall(calls.eraseApplication, { id: application.id });
    await adminCall(calls.changeMessages, {
      body: { ids: [first.id, second.id], action: 'delete' },
    });
    // `siline` is in every word: a page of the index stores a shared prefix once.
    expect(isOnDisk(api, 'siline')).toBe(false);
    const endings = Array.from({ length: 340 }, (_, index) => word(index).slice(-5));
    expect(endings.filter((ending) => isOnDisk(api, ending))).toEqual([]);
    expect(isOnDisk(api, 'kalacak')).toBe(true);
    const { items } = await adminCall(calls.listMessages, { query: { q: 'kalacak' } });
    expect(items.map(({ id }) => id)).toEqual([other.id]);
    inDatabase(fileOf(api), (database) => {
      for (const table of ['messages_search', 'applications_search']) {
        database.exec(`insert into ${table} (${table}) values ('integrity-check')`);
      }
    });
  });

  test('left behind by a kill are removed from the file at the next start, and find no other message', async () => {
    await using first = await startApi({}, { inOwnProcess: true });
    const admin = await adminOf(first);
    await sendMessage(first, { message: 'yakamoz' });
    expect((await admin.adminCall(calls.listMessages, { query: { q: 'yakamoz' } })).total).toBe(1);
    await first.stop('SIGKILL');
    // As after a kill between the erasure and the merge of the search table: the row is gone, and its number is free.
    inDatabase(fileOf(first), (database) => {
      database.exec(
        `pragma secure_delete = on;
         delete from messages_search where rowid = (select seq from messages);
         update search_state set has_erased = 1;
         delete from messages`,
      );
    });
    expect(isOnDisk(first, 'yakamoz')).toBe(true);
    await using second = await startApi(first.sameData);
    expect(isOnDisk(second, 'yakamoz')).toBe(false);
    const { adminCall } = await adminOf(second);
    const next = await sendMessage(second, { message: 'gümüş' });
    expect((await adminCall(calls.listMessages, { query: { q: 'yakamoz' } })).total).toBe(0);
    const { items } = await adminCall(calls.listMessages, { query: { q: 'gumus' } });
    expect(items.map(({ id }) => id)).toEqual([next.id]);
  });
});

test('words indexed by other rules, such as another Unicode version, are indexed again', async () => {
  await using first = await startApi();
  const admin = await adminOf(first);
  await sendMessage(first, { message: 'yakamoz' });
  expect((await admin.adminCall(calls.listMessages, { query: { q: 'yakamoz' } })).total).toBe(1);
  await first.stop();
  inDatabase(fileOf(first), (database) => {
    database.exec(
      `update search_state set rules = 'others';
       insert into messages_search (messages_search) values ('delete-all');
       insert into messages_search (rowid, words) values (1, 'baska')`,
    );
  });
  await using second = await startApi(first.sameData);
  const { adminCall } = await adminOf(second);
  expect((await adminCall(calls.listMessages, { query: { q: 'yakamoz' } })).total).toBe(1);
  expect((await adminCall(calls.listMessages, { query: { q: 'baska' } })).total).toBe(0);
});
