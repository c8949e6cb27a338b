import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../bench/servers.ts';
import { startApi } from '../support/api/api.ts';
import { apply, cvFile } from '../support/api/applications.ts';
import { backUp, backupPlaces, run } from '../support/api/backups.ts';
import { builtService } from '../support/api/built-service.ts';
import { offsiteSettings, offsiteStateIn, ship, sshInFront } from '../support/api/offsite.ts';
import { rowsOf } from '../support/database/stored-rows.ts';
import { mount, mounted, mountRefused } from './small-disk.ts';
import { startSshServer } from './ssh-server.ts';

const kills = 8;
const megabytes = 20;

type Settings = Readonly<Record<string, string>>;

/**
 * The repository of backups elsewhere fills up, is killed while it is written, disappears half way and is damaged; and
 * a real SSH server changes its key and refuses ours. Each is reported for what it is, and the next visit recovers.
 */
export default async function offsite(): Promise<string> {
  await using places = await backupPlaces();
  {
    await using api = await startApi(places.settings);
    for (let megabyte = 0; megabyte < megabytes; megabyte += 1) {
      const bytes = randomBytes(1_000_000);
      bytes.write('%PDF-1.7\n');
      await apply(api, {}, cvFile(bytes));
    }
    await api.stop();
  }
  const name = await backUp(places.settings);
  const at = async (place: string, to?: string) => {
    const directory = join(places.path, place);
    await mkdir(directory);
    return { ...places.settings, ...offsiteSettings(directory, to ? { to } : {}) };
  };
  const back = async (settings: Settings) => {
    const empty = { ...settings, DATA_DIR: join(places.path, 'other') };
    rmSync(empty.DATA_DIR, { recursive: true, force: true });
    const { code, stderr } = await run('restore', empty, '--offsite', 'latest');
    assert.equal(code, 0, stderr);
    assert.deepEqual(rowsOf(places.otherFile), rowsOf(join(places.backups, name)));
  };
  const outcomes = [
    await full(await at('full')),
    await killed(await at('killed'), back),
    await halfWay(
      await at('half', `sftp:store.example:${join(places.path, 'half', 'remote')}`),
      back,
    ),
    await damaged(await at('damaged')),
    await overSsh(places.path, at, back),
  ];
  return outcomes.join('; ');
}

/** Ships what cannot be shipped. Returns the kind of failure that the admin is shown. */
async function failing(settings: Settings & { OFFSITE_DIR: string }, ...args: string[]) {
  const { code, stderr } = await run('offsite', settings, ...args);
  assert.equal(code, 1);
  assert.match(stderr, /^Off-site: [^\n]+\n$/);
  const { failed, drill } = await offsiteStateIn(settings);
  return failed?.why ?? drill?.why;
}

type Given = Awaited<ReturnType<typeof offsiteSettings>> & Settings;
type Back = (settings: Settings) => Promise<void>;

async function full(settings: Given): Promise<string> {
  const refused = mountRefused();
  if (refused) return `a full place skipped: ${refused}`;
  await mkdir(settings.BACKUP_TO);
  using _ = mounted(settings.BACKUP_TO, 'size=8m');
  assert.equal(await failing(settings), 'full');
  assert.equal(await failing(settings), 'full');
  mount(settings.BACKUP_TO, 'remount,size=64m');
  await ship(settings);
  assert.equal((await offsiteStateIn(settings)).failed, null);
  return 'a full place is named, and a larger one gets the copy';
}

/** Each with restic, as a container is killed, and at a later time: while it creates, ships, removes, checks, drills. */
async function killed(settings: Given, back: Back): Promise<string> {
  const program = join(builtService, '../../db/offsite.js');
  const wholeMs = 3500;
  let cutOff = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    // Something to ship each time; the rows are the same.
    await backUp({ ...settings, BACKUP_TO: '' });
    const child = spawn(process.execPath, [program, '--drill'], {
      ...{ env: settings, stdio: 'ignore', detached: true },
    });
    const ended = once(child, 'exit');
    await Promise.race([sleep(((kill + 0.5) * wholeMs) / kills), ended]);
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
    const [code] = await ended;
    if (code === null) cutOff += 1;
  }
  assert.ok(cutOff > kills / 2, `only ${cutOff} kills hit a visit`);
  await ship(settings, '--drill');
  const state = await offsiteStateIn(settings);
  assert.deepEqual([state.failed, state.drill?.why], [null, null]);
  assert.deepEqual(readdirSync(join(settings.BACKUP_TO, 'locks')), []);
  await back(settings);
  return `after ${cutOff} kills the next visit ships, drills and leaves no lock`;
}

/** The SFTP server ends while it is written to. */
async function halfWay(settings: Given, back: Back): Promise<string> {
  const directory = join(settings.OFFSITE_DIR, '..');
  // Ends once a part of the data is there.
  const data = join(directory, 'remote', 'data');
  const cut = await sshInFront(
    directory,
    `exec 3<&0
/usr/lib/openssh/sftp-server <&3 3<&- & server=$!
exec 3<&- <&-
while kill -0 $server && [ "$(du -sm ${data} | cut -f1)0" -lt 80 ]; do sleep 0.02; done 2>/dev/null
kill -9 $server 2>/dev/null
exit 0`,
  );
  const why = await failing({ ...settings, PATH: cut.PATH });
  assert.equal(why, 'unreachable');
  const { PATH } = await sshInFront(directory);
  await ship({ ...settings, PATH });
  await back({ ...settings, PATH });
  return 'a place that is gone half way is named, and complete at the next visit';
}

/** Bytes of a file with data change. */
async function damaged(settings: Given): Promise<string> {
  await ship(settings);
  const directory = join(settings.BACKUP_TO, 'data');
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 3);
    bytes.fill('damage', middle, middle + 60);
    rmSync(file);
    writeFileSync(file, bytes);
  }
  const why = await failing(settings, '--drill');
  assert.equal(why, 'damaged');
  return 'a drill finds damaged data';
}

async function overSsh(
  path: string,
  at: (place: string, to: string) => Promise<Given>,
  back: Back,
): Promise<string> {
  const port = await freePort();
  const server = await startSshServer(join(path, 'sshd'), port);
  if (!server) return 'SSH itself skipped: there is no sshd here';
  const { user, key, otherKey } = server;
  const to = `sftp://${user}@127.0.0.1:${port}/${join(path, 'over-ssh')}`;
  const settings = { ...(await at('ssh', to)), BACKUP_SSH_KEY: key };
  try {
    await ship(settings);
    await back(settings);
    assert.equal(await failing({ ...settings, BACKUP_SSH_KEY: otherKey }), 'refused');
    await server.restart('another-host-key');
    assert.equal(await failing(settings), 'refused');
  } finally {
    await server.stop();
  }
  assert.equal(await failing(settings), 'unreachable');
  return 'over SSH a copy goes and comes back; another key, a host with another key and one that is down are distinguished';
}
