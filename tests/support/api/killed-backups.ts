import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inDatabase } from '../database/sqlite-database.ts';
import { type RunningApi, startApi } from './api.ts';
import { apply, cvFile } from './applications.ts';
import { backUp, backupPlaces, finalName, run, start } from './backups.ts';
import { sendMessage } from './messages.ts';

const writers = 8;

type Outcome = {
  backups: number;
  /** The backups that could not be restored completely. */
  failures: string[];
  /** How many kills left a partial backup. */
  cutOff: number;
  messages: number;
};

/**
 * Kills backups while messages arrive, each at a later time after its copy appears, and completes one after each.
 * Then restores every file with a backup's name: it must hold all messages acknowledged before it began.
 * @param megabytes of CVs in the database: more of them make each copy slower
 */
export async function killBackups(kills: number, megabytes: number): Promise<Outcome> {
  await using places = await backupPlaces();
  const settings = { ...places.settings, BACKUP_KEEP: '1000' };
  await using api = await startApi(places.settings);
  await fill(api, megabytes);
  await using load = writeOn(api);
  /** The minimum number of messages in each backup. */
  const due = new Map<string, number>();
  const finals = () => places.list().filter((name) => finalName.test(name));

  const remember = (known: number) => {
    for (const name of finals()) if (!due.has(name)) due.set(name, known);
  };

  const knownAtFirst = load.ids.length;
  let complete = await backUp(settings);
  remember(knownAtFirst);
  let cutOff = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const known = load.ids.length;
    await using backup = start('backup', settings);
    await copyAppears(places, backup.ended);
    await Promise.race([wait((writingMs(places, complete) * kill) / kills), backup.ended]);
    backup.kill('SIGKILL');
    const { code } = await backup.ended;
    if (code === null && places.list().length > finals().length) cutOff += 1;
    complete = await backUp(settings);
    remember(known);
  }
  const failures: string[] = [];
  for (const name of places.list()) {
    const failure = await restoring(name, load.ids.slice(0, due.get(name)), places);
    if (failure) failures.push(`${name}: ${failure}`);
  }
  return { backups: places.list().length, failures, cutOff, messages: load.ids.length };
}

type Places = Awaited<ReturnType<typeof backupPlaces>>;

/**
 * From the creation of a backup's file to its last renaming, in ms. Of the backup just made: on a busy machine one takes
 * several times as long as another.
 */
function writingMs(places: Places, name: string): number {
  const { birthtimeMs, ctimeMs } = statSync(join(places.backups, name));
  return ctimeMs - birthtimeMs;
}

async function copyAppears(places: Places, ended: Promise<unknown>): Promise<void> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  const isThere = () => places.list().some((name) => !finalName.test(name));
  while (!over && !isThere()) await wait(1);
}

/** Restores a backup; resolves with a description of what failed, or undefined. */
async function restoring(name: string, ids: readonly string[], places: Places) {
  const { otherSettings, otherFile } = places;
  rmSync(dirname(otherFile), { recursive: true, force: true });
  const { code, stderr } = await run('restore', otherSettings, name);
  if (code !== 0) return stderr;
  const stored = inDatabase(otherFile, (database) => {
    const query = database.prepare<[], string>('select id from messages').pluck();
    return new Set(query.all());
  });
  const lost = ids.filter((id) => !stored.has(id)).length;
  return lost > 0 ? `${lost} of ${ids.length} messages are lost` : undefined;
}

async function fill(api: RunningApi, megabytes: number): Promise<void> {
  for (let megabyte = 0; megabyte < megabytes; megabyte += 1) {
    const bytes = randomBytes(1_000_000);
    bytes.write('%PDF-1.7\n');
    await apply(api, {}, cvFile(bytes));
  }
}

/** Sends messages from several writers until disposed; `ids` are those acknowledged. */
export function writeOn(api: RunningApi) {
  const ids: string[] = [];
  let stopped = false;
  const write = async () => {
    while (!stopped) ids.push((await sendMessage(api)).id);
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  return {
    ids,
    async [Symbol.asyncDispose]() {
      stopped = true;
      await writing;
    },
  };
}
