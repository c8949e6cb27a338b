import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inDatabase, sendMessage, startApi, temporaryDirectory } from './api.ts';

type Program = 'backup' | 'restore';
type Settings = Readonly<Record<string, string>>;

/** Starts the program of `npm run backup` or `npm run restore`; it does not outlive its scope. */
export function start(program: Program, settings: Settings, ...args: string[]) {
  const file = join(import.meta.dirname, `../../db/${program}.ts`);
  const child = spawn(process.execPath, [file, ...args], {
    // From here no setting and no directory of the developer's is found.
    cwd: import.meta.dirname,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      written[stream] += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code, ...written }));
  return {
    written,
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves with the next thing that it writes; fails where it ends before. */
    async writes(stream: 'stdout' | 'stderr') {
      const tooLate = ended.then(() => Promise.reject(new Error(`it ended: ${written.stderr}`)));
      if (written[stream] === '') await Promise.race([once(child[stream], 'data'), tooLate]);
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs it to its end. */
export function run(program: Program, settings: Settings, ...args: string[]) {
  return start(program, settings, ...args).ended;
}

/** A directory for the data, one for the backups, and one to restore into; they go with their scope. */
export async function backupPlaces() {
  const directory = await temporaryDirectory();
  const [data, backups, other] = ['data', 'backups', 'other'].map((n) => join(directory.path, n));
  if (!data || !backups || !other) throw new Error('not reached');
  return {
    backups,
    databaseFile: join(data, 'site.db'),
    otherFile: join(other, 'site.db'),
    /** For the programs, and for the API. */
    settings: { DATA_DIR: data, BACKUP_DIR: backups },
    /** The same, but of a machine that only has the backups. */
    otherSettings: { DATA_DIR: other, BACKUP_DIR: backups },
    /** What lies among the backups, but for the lock of those who change them. */
    list: () =>
      (existsSync(backups) ? readdirSync(backups) : []).filter((name) => name !== '.lock').sort(),
    [Symbol.asyncDispose]: directory.remove,
  };
}

export const finalName = /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/;

/** Makes a backup that must succeed, and resolves with its name. */
export async function backUp(settings: Settings): Promise<string> {
  const { code, stdout, stderr } = await run('backup', settings);
  const name = /(site-[^/]*\.db):/.exec(stdout)?.[1];
  if (code !== 0 || !name) throw new Error(`No backup: ${stdout}${stderr}`);
  return name;
}

/** Places with a database that holds a message, a backup of it, and a message that came after that. */
export async function placesWithBackup() {
  const places = await backupPlaces();
  await using api = await startApi(places.settings);
  await sendMessage(api, { message: 'before the backup' });
  const name = await backUp(places.settings);
  await sendMessage(api, { message: 'after the backup' });
  await api.stop();
  return { ...places, name };
}

/** The messages of a database, in the order of their arrival. */
export function messagesIn(file: string): string[] {
  return inDatabase(file, (database) =>
    database.prepare<[], string>('select message from messages order by id').pluck().all(),
  );
}

/** The files of the database in a data directory: what signs cookies is no part of it, and no backup's. */
export async function databaseFilesIn(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name !== 'session-secret').sort();
}

/** Every file of a directory with what is in it, but for the lock among the backups. */
export async function contents(directory: string) {
  const names = (await readdir(directory)).filter((name) => name !== '.lock').sort();
  return Promise.all(
    names.map(async (name) => [name, (await readFile(join(directory, name))).toString('base64')]),
  );
}

/** Places with a database that holds a message, and nobody at work. */
export async function usedPlaces() {
  const places = await backupPlaces();
  await using api = await startApi(places.settings);
  await sendMessage(api);
  await api.stop();
  return places;
}
