import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import {
  newData,
  type RunningApi,
  startApi,
  startFailing,
  temporaryDirectory,
} from '#tests/support/api/api.ts';
import { backUp, messagesIn, run } from '#tests/support/api/backups.ts';
import { compatible, laterRelease } from '#tests/support/api/later-release.ts';
import { sendMessage } from '#tests/support/api/messages.ts';
import { disposedAfterAll } from '#tests/support/api/shared-api.ts';
import { releaseTag } from '#tests/support/release.ts';
import { mounted, mountRefused } from '../faults/small-disk.ts';

const colours = {
  name: '9998-colours',
  up: `await sql\`alter table messages add column colour text not null default 'blue'\`.execute(db);
  ${compatible('9998-colours', 'The colours of messages.')}`,
};
const rooms = {
  name: '9999-rooms',
  up: `await sql\`create table rooms (id text primary key not null)\`.execute(db);
  await sql\`insert into rooms values ('one')\`.execute(db);
  if (process.env.HANG) {
    console.log('{"msg":"in the middle"}');
    await new Promise((done) => setTimeout(done, 60_000));
  }
  ${compatible('9999-rooms', 'The rooms.')}`,
};
/** It says nothing of the releases before it. */
const last = { name: '9999-last', up: 'await sql`create table last (id text)`.execute(db);' };

/** The programs of later releases, made once. */
const made = disposedAfterAll(await temporaryDirectory());
const programs = {
  one: await laterRelease(join(made.path, 'one'), '1.1.0', [colours]),
  two: await laterRelease(join(made.path, 'two'), '1.2.0', [colours, rooms]),
  last: await laterRelease(join(made.path, 'last'), '2.0.0', [last]),
};

/** Data and backups for one release after another. */
async function places() {
  const data = await newData();
  const backups = join(data.path, 'backups');
  return {
    ...data,
    backups,
    settings: { ...data.settings, BACKUP_DIR: backups },
    names: () =>
      existsSync(backups) ? readdirSync(backups).filter((name) => name.startsWith('site-')) : [],
  };
}

const inOwnProcess = true;

async function textsIn(api: RunningApi): Promise<string[]> {
  const { items } = await (await adminOf(api)).adminCall(calls.listMessages);
  return items.map(({ message }) => message).toSorted();
}

const newer = 'a newer release has changed the database';

test('a release that is started again after two later ones shows every message, and says what it cannot show', async () => {
  await using site = await places();
  {
    await using before = await startApi(site.settings, { inOwnProcess });
    await sendMessage(before, { message: 'a' });
    await before.stop();
  }
  expect(site.names()).toEqual([]);
  {
    await using next = await startApi(site.settings, { program: programs.one });
    await sendMessage(next, { message: 'b' });
    await next.stop();
  }
  const [first = ''] = site.names();
  expect(first).toMatch(/^site-.{20}-from-\d[\w.-]+-to-1\.1\.0(?:-[0-9a-f]{10})?\.db$/);
  expect(messagesIn(join(site.backups, first))).toEqual(['a']);
  {
    await using afterNext = await startApi(site.settings, { program: programs.two });
    await site.database.run("update messages set colour = 'red' where message = 'a'");
    await sendMessage(afterNext, { message: 'c' });
    await afterNext.stop();
  }
  expect(site.names().toSorted().at(-1)).toMatch(
    /-from-1\.1\.0(?:-[0-9a-f]{10})?-to-1\.2\.0(?:-[0-9a-f]{10})?\.db$/,
  );
  {
    await using back = await startApi(site.settings, { inOwnProcess });
    expect(await textsIn(back)).toEqual(['a', 'b', 'c']);
    expect(await back.logged(newer)).toMatchObject({
      changes: [
        { name: '9998-colours', hides: 'The colours of messages.' },
        { name: '9999-rooms', hides: 'The rooms.' },
      ],
    });
    await sendMessage(back, { message: 'd' });
    await back.stop();
  }
  await using forward = await startApi(site.settings, { program: programs.two });
  expect(await textsIn(forward)).toEqual(['a', 'b', 'c', 'd']);
  expect(await site.database.column('select colour from messages order by message')).toEqual([
    ...['red', 'blue', 'blue', 'blue'],
  ]);
  expect(await site.database.column('select id from rooms')).toEqual(['one']);
  // Nothing was pending.
  expect(site.names().filter((name) => name.includes('-to-'))).toHaveLength(2);
});

test('a release makes and restores backups of a database that a later one has changed @release', async () => {
  await using site = await places();
  {
    await using next = await startApi(site.settings, { program: programs.two });
    await sendMessage(next, { message: 'a' });
    await next.stop();
  }
  const name = await backUp(site.settings);
  {
    await using back = await startApi(site.settings, { inOwnProcess });
    await sendMessage(back, { message: 'b' });
    await back.stop();
  }
  expect((await run('restore', site.settings, name)).stderr).toBe('');
  await using forward = await startApi(site.settings, { program: programs.two });
  expect(await textsIn(forward)).toEqual(['a']);
});

test('a release refuses a database that a later one has changed without regard to it, and leaves it as it is @release', async () => {
  await using site = await places();
  {
    await using next = await startApi(site.settings, { program: programs.last });
    await sendMessage(next);
    await next.stop();
  }
  const { code, stderr } = await startFailing(site.settings);
  expect(stderr).toMatch(
    /^Cannot start: the database [^\n]+ was written by a newer release \(it holds the change 9999-last\)[^\n]+\n$/,
  );
  expect(code).toBe(1);
  await using again = await startApi(site.settings, { program: programs.last });
  expect(await textsIn(again)).toHaveLength(1);
});

test(`of several starts of a later release at once, one makes the backup, and all serve ${releaseTag}`, async () => {
  await using site = await places();
  await using before = await startApi(site.settings, { inOwnProcess });
  await sendMessage(before, { message: 'a' });
  const starts = [1, 2, 3].map(() => startApi(site.settings, { program: programs.one }));
  for (const start of starts) {
    await using api = await start;
    expect(await textsIn(api)).toEqual(['a']);
  }
  expect(site.names()).toHaveLength(1);
  expect(await textsIn(before)).toEqual(['a']);
});

test('an update whose backup cannot be made ends in one line, and changes nothing', async () => {
  await using site = await places();
  await using before = await startApi(site.settings, { inOwnProcess });
  await sendMessage(before, { message: 'a' });
  const settings = { ...site.settings, BACKUP_DIR: '/dev/null/backups' };
  const { code, stderr } = await startFailing(settings, { program: programs.one });
  expect(stderr).toMatch(
    /^Cannot start: the database [^\n]+ was not updated without a backup \(No backup was made: [^\n]+\n$/,
  );
  expect(code).toBe(1);
  expect(await textsIn(before)).toEqual(['a']);
  await expect(site.database.run('select colour from messages')).rejects.toThrow(/colour/);
});

test.skipIf(mountRefused())(
  `a disk that fills up during the backup before an update stops the update alone ${releaseTag}`,
  async () => {
    await using site = await places();
    await using before = await startApi(site.settings, { inOwnProcess });
    await sendMessage(before, { message: 'a' });
    await using small = await temporaryDirectory();
    using _ = mounted(small.path, 'size=200k');
    const settings = { ...site.settings, BACKUP_DIR: small.path };
    const { code, stderr } = await startFailing(settings, { program: programs.one });
    expect(stderr).toMatch(/^Cannot start: [^\n]+ \(No backup was made: [^\n]*full[^\n]+\n$/);
    expect(code).toBe(1);
    expect(readdirSync(small.path)).toEqual(['.lock']);
    await sendMessage(before, { message: 'b' });
    await using next = await startApi(site.settings, { program: programs.one });
    expect(await textsIn(next)).toEqual(['a', 'b']);
  },
);

test(`after a kill in the middle of a migration both releases start at once, and serve every message ${releaseTag}`, async () => {
  await using site = await places();
  {
    await using before = await startApi(site.settings, { inOwnProcess });
    await sendMessage(before, { message: 'a' });
    await before.stop();
  }
  const hung = { ...site.settings, HANG: 'yes' };
  const killed = await startFailing(hung, { program: programs.two, until: 'in the middle' });
  expect(killed.code).toBe(null);
  const [before, next] = await Promise.all([
    startApi(site.settings, { inOwnProcess }),
    startApi(site.settings, { program: programs.two }),
  ]);
  await using _before = before;
  await using _next = next;
  await sendMessage(before, { message: 'b' });
  await sendMessage(next, { message: 'c' });
  expect(await textsIn(before)).toEqual(['a', 'b', 'c']);
  expect(await textsIn(next)).toEqual(['a', 'b', 'c']);
  expect(await site.database.column('select id from rooms')).toEqual(['one']);
});
