import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { newData, startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { run } from '#tests/support/api/backups.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { onServer } from '#tests/support/database/postgres-server.ts';
import { inDatabase } from '#tests/support/database/sqlite-database.ts';

test('a site is carried from PostgreSQL into SQLite and back, every row the same, and goes on numbering', async () => {
  await using from = await newData();
  let id = '';
  {
    await using api = await startApi(from.settings);
    const { adminCall } = await adminOf(api);
    ({ id } = await sendMessage(api, { message: 'taşınan 😀' }));
    await apply(api);
    await adminCall(calls.createTag, { body: { name: 'Önemli', colour: 'blue' } });
    await api.stop();
  }
  const clock = { id: 1, trusted_from: 1_795_923_609_726 };
  await from.database.insert('retention_clock', [clock]);
  await using file = await temporaryDirectory();
  const toSqlite = { ...from.settings, DATA_DIR: file.path };
  const there = await run('move-database', toSqlite, 'to-sqlite');
  expect(there.stderr).toBe('');
  expect(there.stdout).toMatch(/^messages: 1, [0-9a-f]{16} in both$/m);
  const texts = inDatabase(`${file.path}/site.db`, (database) =>
    database.prepare('select message from messages').pluck().all(),
  );
  expect(texts).toEqual(['taşınan 😀']);

  const used = await run('move-database', toSqlite, 'to-postgres');
  expect(used).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the target is not empty'),
  });

  await using target = await newData();
  const { DATABASE_URL = '', ...others } = target.settings;
  const DATABASE_URL_FILE = join(file.path, 'url');
  await writeFile(DATABASE_URL_FILE, `${DATABASE_URL}\n`);
  const back = { ...others, DATABASE_URL_FILE, DATA_DIR: file.path };
  expect((await run('move-database', back, 'to-postgres')).stderr).toBe('');
  expect(await target.database.all('select * from retention_clock')).toEqual([clock]);
  await using moved = await startApi(target.settings);
  const admin = await adminOf(moved);
  expect((await admin.adminCall(calls.readMessage, { id })).message).toBe('taşınan 😀');
  await sendMessage(moved);
  expect(await target.database.column('select seq from messages order by seq')).toEqual([1, 2]);
});

test('a move whose rows are not the same afterwards leaves the target empty', async () => {
  await using from = await newData();
  await using file = await temporaryDirectory();
  {
    await using api = await startApi(from.settings);
    await sendMessage(api);
    await api.stop();
  }
  const through = { DATA_DIR: file.path };
  await run('move-database', { ...from.settings, ...through }, 'to-sqlite');
  await using target = await newData();
  await onServer(target.settings.DATABASE_URL ?? '', (client) =>
    client.query(`
      create function change() returns trigger language plpgsql as $$ begin
        new.message := 'another'; return new;
      end $$;
      create trigger changes before insert on messages for each row execute function change()`),
  );
  const move = await run('move-database', { ...target.settings, ...through }, 'to-postgres');
  expect(move).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing was moved: messages/),
  });
  expect(await target.database.column('select id from messages')).toEqual([]);
  expect(await target.database.column('select id from admin')).toEqual([]);
});

test('a site is moved in neither direction while its API runs, which could store more meanwhile', async () => {
  const inUse = {
    code: 1,
    stderr: expect.stringMatching(/^Nothing was moved: .* is in use: stop [^\n]+\n$/),
  };
  await using data = await newData();
  await using file = await temporaryDirectory();
  const moving = { ...data.settings, DATA_DIR: file.path };
  {
    await using api = await startApi(data.settings);
    expect(await run('move-database', moving, 'to-sqlite')).toMatchObject(inUse);
    await api.stop();
  }
  expect(await run('move-database', moving, 'to-sqlite')).toMatchObject({ code: 0 });
  await using target = await newData();
  const back = { ...target.settings, DATA_DIR: file.path };
  // As an API has it open.
  const open = new BetterSqlite3(join(file.path, 'site.db'));
  open.prepare('select 1 from messages').all();
  expect(await run('move-database', back, 'to-postgres')).toMatchObject(inUse);
  open.close();
  expect(await run('move-database', back, 'to-postgres')).toMatchObject({ code: 0, stderr: '' });
});

test.each(['to-postgres', 'to-sqlite'])(
  'a source that never was a site is not moved %s',
  async (direction) => {
    await using data = await newData();
    await using file = await temporaryDirectory();
    const move = await run('move-database', { ...data.settings, DATA_DIR: file.path }, direction);
    expect(move).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Nothing was moved: there is no site to move: .*DATA_DIR.*\n$/,
      ),
    });
  },
);

test('a direction that does not exist moves nothing', async () => {
  await using data = await newData();
  const option = await run('move-database', data.settings, '--to-postgres');
  expect(option).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing was moved: Unknown option '--to-postgres'.*\n$/),
  });
  const { code, stderr } = await run('move-database', data.settings, 'sideways');
  expect([code, stderr]).toEqual([
    1,
    'Nothing was moved: say where to: to-postgres or to-sqlite\n',
  ]);
});
