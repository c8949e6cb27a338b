import { once } from 'node:events';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { adminOf } from '#tests/support/api/admin.ts';
import { startApi, temporaryDirectory } from '#tests/support/api/api.ts';
import { backUp, placesWithBackup, run, start, usedPlaces } from '#tests/support/api/backups.ts';
import { offsiteSettings, offsiteStateIn, ship, sshInFront } from '#tests/support/api/offsite.ts';
import { releaseTag } from '#tests/support/release.ts';

test(`a repository that is not where it was gets no other in its place, and what is known of it stays ${releaseTag}`, async () => {
  await using places = await placesWithBackup();
  const disk = join(places.path, 'disk');
  const to = join(disk, 'repository');
  const settings = { ...places.settings, ...offsiteSettings(places.path, { to }) };
  const absent = 'Off-site: the directory of BACKUP_TO is not there: is its disk mounted?\n';
  expect((await run('offsite', settings)).stderr).toBe(absent);
  // As after a shipment.
  const known = { ...(await offsiteStateIn(settings)), repository: '0123456789', count: 3 };
  await writeFile(join(settings.OFFSITE_DIR, 'state.json'), JSON.stringify(known));
  await mkdir(disk);
  const { code, stderr } = await run('offsite', settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Off-site: the repository is not in the place of BACKUP_TO any more: /);
  expect(await offsiteStateIn(settings)).toMatchObject({ failed: { why: 'gone' }, count: 3 });
  expect(await readdir(disk)).toEqual([]);
});

test(`a new machine, whose site is still empty, does not ship over the copies of the old one before it has restored them ${releaseTag}`, async () => {
  await using places = await placesWithBackup();
  const old = { ...places.settings, ...offsiteSettings(places.path) };
  await ship(old);
  const listed = (await run('restore', old, '--offsite')).stdout;
  await using next = await temporaryDirectory();
  const empty = {
    ...{ ...old, DATA_DIR: join(next.path, 'data'), BACKUP_DIR: join(next.path, 'backups') },
    OFFSITE_DIR: join(next.path, 'offsite'),
  };
  await (await startApi({ ...empty, BACKUP_TO: '' })).stop();
  // A second of the clock is in a backup's name.
  await wait(1000);
  await backUp({ ...empty, BACKUP_TO: '' });
  const { code, stderr } = await run('offsite', empty);
  expect([code, stderr]).toEqual([
    1,
    'Off-site: the repository has copies that this machine did not ship: restore the newest (db/restore.js --offsite latest), or ship beside them (db/offsite.js --new)\n',
  ]);
  expect((await offsiteStateIn(empty)).failed?.why).toBe('unknown');
  expect((await run('restore', empty, '--offsite')).stdout).toBe(listed);
  // It may be what is wanted: the state was lost, and the site was not.
  expect(await ship(empty, '--new')).toMatch(/^Shipped /);
  expect(await ship(empty)).toBe('');
});

test(`a repository that was moved is known where it is now ${releaseTag}`, async () => {
  await using places = await placesWithBackup();
  const settings = { ...places.settings, ...offsiteSettings(places.path) };
  await ship(settings);
  const to = join(places.path, 'moved');
  await rename(settings.BACKUP_TO, to);
  expect(await ship({ ...settings, BACKUP_TO: to })).toMatch(/^Drill: /);
});

test(`a host that refuses or is out of reach is named in one line; the backup is made regardless ${releaseTag}`, async () => {
  await using places = await usedPlaces();
  const to = 'sftp:keeper@store.gokhat.example:/site';
  for (const [said, why] of [
    ['keeper@store.gokhat.example: Permission denied (publickey).', 'refused'],
    ['ssh: connect to host store.gokhat.example port 22: Connection timed out', 'unreachable'],
  ] as const) {
    const ssh = await sshInFront(places.path, `echo '${said}' >"$2"; exit 255`);
    const offsite = { ...offsiteSettings(places.path, { to }), PATH: ssh.PATH };
    const { code, stdout, stderr } = await run('backup', { ...places.settings, ...offsite });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Backup .*\n$/);
    expect(stderr).toMatch(/^Off-site: .*\n$/);
    expect(stderr).toContain(said);
    expect((await offsiteStateIn(offsite)).failed?.why).toBe(why);
  }
  expect(places.list().length).toBeGreaterThan(0);
});

// How each store words a refusal is for the unit tests (offsite.test.ts).
test('an S3 store that does not know the key has refused, and nothing is damaged or gone', async () => {
  const message = 'The AWS Access Key Id you provided does not exist in our records.';
  await using places = await placesWithBackup();
  await using store = await refusingStore('InvalidAccessKeyId', message);
  const to = `s3:${store.url}/bucket/site`;
  const keys = { AWS_ACCESS_KEY_ID: 'wrong', AWS_SECRET_ACCESS_KEY: 'wrong' };
  const settings = { ...places.settings, ...offsiteSettings(places.path, { to }), ...keys };
  const { stderr } = await run('offsite', settings);
  expect(stderr).toMatch(/^Off-site: .*\n$/);
  expect(stderr).toContain(message);
  expect((await offsiteStateIn(settings)).failed?.why).toBe('refused');
});

test('without restic, without a password and without BACKUP_TO one line says so', async () => {
  await using places = await usedPlaces();
  const settings = { ...places.settings, ...offsiteSettings(places.path) };
  const lines = [
    [{ ...settings, PATH: places.path }, 'restic is not installed (Debian: apt install restic)'],
    [{ ...settings, BACKUP_PASSWORD: '' }, 'BACKUP_PASSWORD is not set: BACKUP_TO needs it'],
    [{ ...settings, BACKUP_TO: '' }, 'BACKUP_TO is not set'],
    [{ ...settings, BACKUP_TO: 'ftp://store' }, expect.stringMatching(/^BACKUP_TO must be /)],
  ] as const;
  for (const [given, line] of lines) {
    const { code, stderr } = await run('offsite', given);
    expect({ code, line: /^Off-site: (.*)\n$/.exec(stderr)?.[1] }).toEqual({ code: 1, line });
  }
});

test('the admin is shown that nothing was shipped yet, why a shipment failed, and that the state is unreadable', async () => {
  await using places = await placesWithBackup();
  const settings = { ...places.settings, ...offsiteSettings(places.path), PATH: places.path };
  await using api = await startApi(settings);
  const { adminCall } = await adminOf(api);
  const shown = async () => (await adminCall(calls.readBackups)).offsite;
  expect(await shown()).toMatchObject({ state: 'none', place: null, isScheduled: false });
  {
    await using shipping = start('offsite', settings, '--scheduled');
    await shipping.writes('stderr');
    // It says why on its standard error, then waits for the next time.
    await expect
      .poll(shown)
      .toMatchObject({ state: 'none', failed: { why: 'noRestic' }, isScheduled: true });
    shipping.kill('SIGTERM');
    expect((await shipping.ended).code).toBe(0);
  }
  expect((await shown())?.isScheduled).toBe(false);
  await rm(join(settings.OFFSITE_DIR, 'state.json'));
  await mkdir(join(settings.OFFSITE_DIR, 'state.json'));
  expect(await shown()).toMatchObject({ state: 'unreadable' });
});

/** A store that answers every request with an error, as Amazon S3 words it (API reference, Error responses). */
async function refusingStore(code: string, message: string) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(403, { 'Content-Type': 'application/xml' });
    response.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
