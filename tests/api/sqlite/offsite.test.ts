import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi } from '#tests/support/api/api.ts';
import {
  backUp,
  messagesIn,
  placesWithBackup,
  run,
  usedPlaces,
} from '#tests/support/api/backups.ts';
import { sampleMessage } from '#tests/support/api/messages.ts';
import {
  offsitePassword,
  offsiteSettings,
  offsiteStateIn,
  ship,
  sshInFront,
} from '#tests/support/api/offsite.ts';
import { rowsOf } from '#tests/support/database/stored-rows.ts';
import { releaseTag } from '#tests/support/release.ts';

test.concurrent('a backup is shipped encrypted, drilled and shown to the admin; a machine that has nothing but the settings gets the site back', async () => {
  await using places = await usedPlaces();
  const offsite = offsiteSettings(places.path);
  const settings = { ...places.settings, ...offsite };
  const { code, stdout, stderr } = await run('backup', settings);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^Backup .*\nShipped site-\S+\.db to \S+: [\d.]+ MB in [\d.]+ s\nDrill: site-\S+\.db restored and the same, \d+ rows in \d+ tables, in [\d.]+ s\n$/,
  );
  expect(await readdir(offsite.OFFSITE_DIR)).not.toContain('drill');
  const [name = ''] = places.list();

  {
    await using api = await startApi({ ...settings, METRICS_PORT: '0' });
    const admin = await adminOf(api);
    const shown = await admin.adminCall(calls.readBackups);
    expect(shown.offsite).toMatchObject({
      ...{ state: 'ok', place: { kind: 'directory', host: null }, count: 1, failed: null },
      newest: { madeAtUtc: shown.newest?.madeAtUtc, bytes: shown.newest?.bytes },
      ...{ drillState: 'ok', drill: { madeAtUtc: shown.newest?.madeAtUtc, why: null } },
      isScheduled: false,
    });
    const text = await (await admin.send(calls.readBackups)).text();
    for (const secret of [places.path, offsitePassword, 'repository']) {
      expect(text).not.toContain(secret);
    }
    const { metrics } = await api.logged('ready');
    const figures = await fetch(`http://127.0.0.1:${(metrics as { port: number }).port}/metrics`);
    const made = Date.parse(shown.newest?.madeAtUtc ?? '') / 1000;
    const lines = (await figures.text()).split('\n').filter((line) => /^site_backup/.test(line));
    expect(lines).toEqual([
      `site_backup_newest_timestamp_seconds{place="here"} ${made}`,
      `site_backup_newest_timestamp_seconds{place="offsite"} ${made}`,
      'site_backup_offsite_failed{what="shipment"} 0',
      'site_backup_offsite_failed{what="drill"} 0',
      expect.stringMatching(/^site_backup_drill_timestamp_seconds\{place="offsite"\} \d+/),
    ]);
  }

  await holdsNothingPlain(settings.BACKUP_TO);

  const empty = onAnotherMachine(places.path);
  const restored = await run('restore', empty, '--offsite', 'latest');
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toBe(
    `Fetched ${name}\nRestored ${places.otherFile}\nWhat was erased since the backup is not known here: erase it again, and put in the trash what was there\nUsers and keys are those of the backup: look through them under Team, and take away again what was taken away since\n`,
  );
  expect(rowsOf(places.otherFile)).toEqual(rowsOf(join(places.backups, name)));
  await using api = await startApi(empty);
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
});

test.concurrent(`a wrong password and another site are refused; a machine that got the site back ships on ${releaseTag}`, async () => {
  await using places = await placesWithBackup();
  const settings = { ...places.settings, ...offsiteSettings(places.path) };
  await ship(settings);
  await refusesOthers(settings);
  const empty = onAnotherMachine(places.path);
  expect((await run('restore', empty, '--offsite', 'latest')).code).toBe(0);
  // A second of the clock is in a backup's name.
  await wait(1000);
  const next = await backUp({ ...empty, BACKUP_TO: '' });
  expect(await ship(empty)).toMatch(/^Shipped .*\nRemoved 1 old copy there\nDrill: .*\n$/);
  expect(await offsiteStateIn(empty)).toMatchObject({
    count: 1,
    failed: null,
    drill: { why: null },
  });
  const listed = await run('restore', empty, '--offsite');
  expect(listed.stdout).toBe(`${next}\n`);
});

test.concurrent(`by SFTP a backup goes to the host with the key, and back over a database that is then kept beside ${releaseTag}`, async () => {
  await using places = await placesWithBackup();
  const ssh = await sshInFront(places.path);
  const to = `sftp://keeper@store.gokhat.example:2222/${join(places.path, 'remote')}`;
  const key = ['-----BEGIN OPENSSH PRIVATE KEY-----', 'b3Bl', '-----END OPENSSH PRIVATE KEY-----'];
  const settings = {
    ...{ ...places.settings, ...offsiteSettings(places.path, { to }) },
    // As an editor of Windows saves it, which ssh cannot read.
    ...{ PATH: ssh.PATH, BACKUP_SSH_KEY: key.join('\r\n') },
  };
  expect(await ship(settings)).toMatch(/^Shipped \S+ to store\.gokhat\.example: .*\nDrill: /);
  expect(await ssh.noted()).toEqual(
    expect.arrayContaining([
      ...['store.gokhat.example -s sftp', 'User keeper', 'Port 2222', 'BatchMode yes'],
      ...['StrictHostKeyChecking accept-new', 'IdentitiesOnly yes', 'mode 600'],
      ...key,
    ]),
  );
  const { stdout } = await run('restore', settings, '--offsite', places.name);
  expect(stdout).toContain(`Fetched ${places.name}\n`);
  expect(stdout).toMatch(/What it replaced is kept: .*site\.db\.replaced-/);
  expect(messagesIn(places.databaseFile)).toEqual(['before the backup']);
});

/** The settings of a machine that has the repository alone, and is called otherwise for now. */
function onAnotherMachine(directory: string) {
  return {
    ...offsiteSettings(directory),
    ...{ DATA_DIR: join(directory, 'other'), BACKUP_DIR: join(directory, 'other-backups') },
    ...{ OFFSITE_DIR: join(directory, 'other-state'), SITE_URL: 'http://b.example' },
  };
}

/** Nothing in a repository is in plain: no name, no row and not what kind of file it is. */
async function holdsNothingPlain(repository: string): Promise<void> {
  const stored = await readdir(repository, { recursive: true, withFileTypes: true });
  const files = stored.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(4);
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name));
    for (const plain of ['SQLite format', sampleMessage.fullName, 'site.db', 'messages']) {
      expect(bytes.includes(plain), `${plain} in ${name}`).toBe(false);
    }
  }
}

/** Neither a wrong password nor another site, such as a copy for tests with the same settings. */
async function refusesOthers(settings: ReturnType<typeof offsiteSettings>): Promise<void> {
  const wrong = { ...settings, BACKUP_PASSWORD: 'another password' };
  const { code, stderr } = await run('offsite', wrong);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr:
      'Off-site: wrong password or no key found (BACKUP_PASSWORD is another one, or BACKUP_TO is somebody else’s repository)\n',
  });
  expect((await offsiteStateIn(settings)).failed?.why).toBe('password');
  const other = { ...settings, SITE_URL: 'http://test.gokhat.example' };
  await rm(settings.OFFSITE_DIR, { recursive: true });
  const refused = await run('offsite', other);
  expect(refused.stderr).toBe(
    'Off-site: the repository holds copies of www.gokhat.example, and this site is test.gokhat.example: set BACKUP_TO to a place of its own\n',
  );
  expect((await offsiteStateIn(other)).failed?.why).toBe('foreign');
}
