import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { erasuresIn } from '#db/sqlite/backup/erasures.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import { apply, cvFile } from '#tests/support/api/applications.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { restartedWhen } from '#tests/support/api/retention.ts';
import { sharedAdmin } from '#tests/support/api/shared-api.ts';
import { fileOf, inDatabase, isOnDisk } from '#tests/support/database/sqlite-database.ts';

const { api, adminCall } = await sharedAdmin();
const dayMs = 86_400_000;

/** Which of the words are in the database file or its log. */
const onDisk = (words: readonly string[]) => words.filter((word) => isOnDisk(api, word));

test.each(['alone', 'with others'])(
  'a message erased %s leaves nothing in the database file, its WAL and the search index',
  async (how) => {
    const { id } = await sendMessage(api, {
      ...{ fullName: 'Zümrüdüanka', email: 'anka@silinecek.example' },
      message: 'kaknusun öyküsü '.repeat(200),
    });
    await adminCall(calls.changeMessage, { id, body: { note: 'hüdhüd not etti' } });
    // Indexes it.
    const query = { q: 'kaknusun' };
    expect((await adminCall(calls.listMessages, { query })).total).toBe(1);
    const words = ['Zümrüdüanka', 'zumruduanka', 'silinecek', 'kaknusun', 'hüdhüd', 'hudhud'];
    expect(onDisk(words)).toEqual(words);
    if (how === 'alone') await adminCall(calls.eraseMessage, { id });
    else await adminCall(calls.changeMessages, { body: { ids: [id], action: 'delete' } });
    expect(onDisk(words)).toEqual([]);
  },
);

test.each(['alone', 'with others'])(
  'an application erased %s leaves nothing of its CV and its interview',
  async (how) => {
    const { id } = await apply(api, {}, cvFile('%PDF-1.7\nbu-dosyada-yazan\n%%EOF\n'));
    const ahead = new Date(Date.now() + 40 * dayMs).toISOString().slice(0, 10);
    const interview = { at: `${ahead}T10:00`, place: 'kehribar-odasi' };
    await adminCall(calls.changeApplication, { id, body: { stage: 'interview' } });
    await adminCall(calls.changeApplication, { id, body: { interview } });
    const words = ['bu-dosyada-yazan', 'kehribar-odasi'];
    expect(onDisk(words)).toEqual(words);
    if (how === 'alone') await adminCall(calls.eraseApplication, { id });
    else await adminCall(calls.changeApplications, { body: { ids: [id], action: 'delete' } });
    expect(onDisk(words)).toEqual([]);
    const count = 'select count(*) from applications_search';
    const left = inDatabase(fileOf(api), (database) => database.prepare(count).pluck().get());
    expect(left).toBe(0);
  },
);

test('the data of a person that are erased on request leave nothing', async () => {
  const email = 'hudai@silinecek.example';
  await sendMessage(api, { email, message: 'kehribar' });
  await apply(api, { email, aboutYourself: 'sedef', nameSurname: 'Hüdai Önge' });
  await adminCall(calls.listMessages, { query: { q: 'kehribar' } });
  const words = ['silinecek', 'kehribar', 'sedef', 'Hüdai', 'hudai'];
  await adminCall(calls.erasePerson, { body: { email } });
  expect(onDisk(words)).toEqual([]);
});

test('a deleted tag leaves nothing of its name', async () => {
  const name = 'kehribar etiketi';
  const { id } = await adminCall(calls.createTag, { body: { name, colour: 'green' } });
  expect(onDisk([name])).toEqual([name]);
  await adminCall(calls.eraseTag, { id });
  expect(onDisk([name])).toEqual([]);
});

// A copy of a large database takes seconds, and SQLite keeps for it what it began to read.
test('what is erased while a backup reads the database leaves nothing soon after the backup', async () => {
  const { id } = await sendMessage(api, { message: 'yedek sırasında silinen firuze' });
  const words = ['firuze'];
  const backup = new BetterSqlite3(fileOf(api), { readonly: true });
  backup.exec('begin');
  backup.prepare('select count(*) from messages').get();
  await adminCall(calls.eraseMessage, { id });
  expect(onDisk(words)).toEqual(words);
  backup.close();
  await expect.poll(() => onDisk(words), { timeout: 10_000 }).toEqual([]);
});

// A restored backup has those records again: the operator gets their references.
test('what the trash erased is among the erasures that a restore reports', async () => {
  await using first = await startApi();
  const { adminCall: call } = await adminOf(first);
  const ids = [(await sendMessage(first)).id, (await sendMessage(first)).id];
  await call(calls.changeMessages, { body: { ids, action: 'trash' } });
  await using second = await restartedWhen(first, ({ run }) =>
    run('update messages set trashed_at = ?', Date.now() - 8 * dayMs),
  );
  await second.stop();
  const erasures = inDatabase(fileOf(second), erasuresIn);
  expect(erasures.map(({ details }) => details)).toEqual(['{"rule":"trash","count":2}']);
  expect(erasures[0]?.subjects?.split(' ').toSorted()).toEqual(ids.toSorted());
});
