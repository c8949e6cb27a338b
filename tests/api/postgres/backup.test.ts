import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { openDatabase } from '#db/sqlite/open.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { newData, startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import { apply } from '#tests/support/api/applications.ts';
import { backUp, run, start } from '#tests/support/api/backups.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { onServer } from '#tests/support/database/postgres-server.ts';
import { inDatabase } from '#tests/support/database/sqlite-database.ts';

test('a backup has what the database had at one moment, and is restored into either engine; what it replaced is kept', async () => {
  await using data = await newData();
  await using backups = await temporaryDirectory();
  const settings = { ...data.settings, BACKUP_DIR: backups.path };
  await using api = await startApi(settings);
  const { send } = await adminOf(api);
  const first = await sendMessage(api, { message: 'kept' });
  await apply(api);
  const name = await backUp(settings);
  const later = await sendMessage(api, { message: 'came later' });
  await send(calls.eraseMessage, { id: first.id });
  const inUse = await run('restore', settings, name);
  expect(inUse).toMatchObject({ code: 1, stderr: expect.stringContaining('stop every API first') });
  await api.stop();

  const restored = await run('restore', settings, name);
  expect(restored.stderr).toBe('');
  expect(restored.stdout).toContain(first.id);
  expect(await data.database.column('select id from messages')).toEqual([first.id]);
  expect(await data.database.value('select count(*) from cvs')).toBe(1);
  const [replaced = ''] = (await readdir(data.path)).filter((one) => one.includes('.replaced-'));
  expect(
    inDatabase(join(data.path, replaced), (file) =>
      file.prepare('select id from messages').pluck().all(),
    ),
  ).toEqual([later.id]);

  await using again = await startApi(settings);
  const third = await sendMessage(again, { message: 'after the restore' });
  const { items } = await (await adminOf(again)).adminCall(calls.listMessages, {
    query: { q: 'restore' },
  });
  expect(items.map(({ id }) => id)).toEqual([third.id]);

  await using other = await temporaryDirectory();
  const onFile = { DATA_DIR: other.path, BACKUP_DIR: backups.path };
  expect((await run('restore', onFile, name)).code).toBe(0);
  expect(
    inDatabase(join(other.path, 'site.db'), (file) =>
      file.prepare('select id from messages').pluck().all(),
    ),
  ).toEqual([first.id]);
});

/** Stands for rows that take longer than a request's statement may. */
const refuseUnderLimit = `
  create function refuse_under_limit() returns trigger language plpgsql as $$ begin
    if current_setting('statement_timeout') = '10s' then raise exception 'only 10 s'; end if;
    return null;
  end $$;
  create trigger slow after insert or delete on messages execute function refuse_under_limit()`;

test('neither a restore nor a move of very many rows runs under the limit of a request’s statement', async () => {
  await using data = await newData();
  await using backups = await temporaryDirectory();
  const settings = { ...data.settings, BACKUP_DIR: backups.path };
  {
    await using api = await startApi(settings);
    await sendMessage(api);
    await api.stop();
  }
  const name = await backUp(settings);
  const DATA_DIR = join(backups.path, 'file');
  expect((await run('restore', { DATA_DIR, BACKUP_DIR: backups.path }, name)).stderr).toBe('');
  await using empty = await newData();
  for (const { DATABASE_URL = '' } of [data.settings, empty.settings]) {
    await onServer(DATABASE_URL, (client) => client.query(refuseUnderLimit));
  }
  expect((await run('restore', settings, name)).stderr).toBe('');
  expect((await run('move-database', { ...empty.settings, DATA_DIR }, 'to-postgres')).stderr).toBe(
    '',
  );
});

test('no browser counts as known after a restore, also of what an earlier restore has replaced', async () => {
  await using data = await newData();
  await using backups = await temporaryDirectory();
  const settings = { ...data.settings, BACKUP_DIR: backups.path };
  const known = () => data.database.value('select count(*) from devices');
  await using api = await startApi(settings);
  await adminOf(api);
  const name = await backUp(settings);
  await api.stop();
  expect(await known()).toBe(1);
  expect((await run('restore', settings, name)).stderr).toBe('');
  expect(await known()).toBe(0);
  const [replaced = ''] = (await readdir(data.path)).filter((one) => one.includes('.replaced-'));
  expect((await run('restore', settings, join(data.path, replaced))).stderr).toBe('');
  expect(await known()).toBe(0);
});

test('a file of SQLite that was copied by hand is restored with its log', async () => {
  await using data = await newData();
  await using file = await temporaryDirectory();
  const [original, copy] = [join(file.path, 'site.db'), join(file.path, 'by-hand.db')];
  const store = await openDatabase(original);
  const addTag = (name: string) =>
    store.db
      .insertInto('tags')
      .values({ id: crypto.randomUUID(), name, folded: name, colour: 'blue' })
      .execute();
  await addTag('in the file');
  // Puts what the log has into the file.
  await store.purgeErased();
  await addTag('in the log');
  for (const end of ['', '-wal']) await copyFile(original + end, copy + end);
  await store.close();
  const settings = { ...data.settings, BACKUP_DIR: join(file.path, 'backups') };
  expect((await run('restore', settings, copy)).stderr).toBe('');
  const names = await data.database.column<string>('select name from tags');
  expect(names.toSorted()).toEqual(['in the file', 'in the log']);
});

test('where a service makes the backups, the admin of any replica sees them, and asks it for one; a restore runs beside it', async () => {
  await using data = await newData();
  await using there = await temporaryDirectory();
  await using api = await startApi({ ...data.settings, BACKUP_DIR: `${data.path}/none-here` });
  const admin = await adminOf(api);
  expect(await admin.adminCall(calls.readBackups)).toMatchObject({ state: 'none', count: 0 });
  const settings = { ...data.settings, BACKUP_DIR: there.path };
  await using service = start('backup', settings, '--scheduled');
  const count = async () => (await admin.adminCall(calls.readBackups)).count;
  await expect.poll(count).toBe(1);
  expect((await admin.adminCall(calls.readBackups)).state).toBe('ok');
  await admin.send(calls.makeBackup);
  await expect.poll(count).toBe(2);
  const made = () => admin.adminCall(calls.listAudit, { query: { action: 'backupMade' } });
  await expect.poll(async () => (await made()).total).toBe(1);
  expect((await admin.adminCall(calls.readBackups)).failed).toBeNull();
  expect(await readdir(data.path)).not.toContain('none-here');
  await api.stop();
  const [name = ''] = (await readdir(there.path)).filter((one) => one.endsWith('.db'));
  expect((await run('restore', settings, name)).stderr).toBe('');
  service.kill('SIGTERM');
  expect((await service.ended).code).toBe(0);
});

test('a database that cannot be reached makes no backup, and says so in one line', async () => {
  await using backups = await temporaryDirectory();
  const settings = {
    ...{ DATA_DIR: backups.path, BACKUP_DIR: backups.path },
    DATABASE_URL: 'postgres://site:secret@127.0.0.1:9/site',
  };
  const { code, stderr } = await run('backup', settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^No backup was made: [^\n]+\n$/);
  expect(stderr).not.toContain('secret');
});
