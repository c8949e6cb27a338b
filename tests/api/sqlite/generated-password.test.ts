import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import argon2 from 'argon2';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { bearer, login, startApi, temporaryDirectory } from '#tests/support/api/api.ts';

const another = 'another long password';
const none = { ADMIN_PASSWORD: '' };

test('the generated password of an earlier release must be changed, if it never was', async () => {
  for (const [changed, status] of [
    [false, 403],
    [true, 200],
  ] as const) {
    await using work = await temporaryDirectory();
    await writeDatabaseOf0004(join(work.path, 'site.db'), await argon2.hash(another), changed);
    await using api = await startApi({ ...none, DATA_DIR: work.path });
    const { token } = await login(api, another);
    const list = await fetch(`${api.url}${calls.listMessages.path}`, { headers: bearer(token) });
    expect(list.status).toBe(status);
  }
});

/** Writes a database of release 0004 with a generated password, changed since or not. */
async function writeDatabaseOf0004(file: string, hash: string, isChanged: boolean) {
  const sql = await readFile(join(import.meta.dirname, 'released/0004-desk.sql'), 'utf8');
  const database = new BetterSqlite3(file);
  database.unsafeMode().exec(sql);
  database.prepare('update admin set password_hash = ?').run(hash);
  if (isChanged) {
    database
      .prepare(
        "insert into audit values ('a later id', 1, 'passwordChanged', null, null, null, '{}')",
      )
      .run();
  }
  database.close();
}
