import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inDatabase } from '../database/sqlite-database.ts';
import { startApi, temporaryDirectory } from './api.ts';
import { builtService } from './built-service.ts';
import { sendMessage } from './messages.ts';

/** The files beside the backups: the lock, and what says that the schedule runs. */
const isMark = (name: string) => name === '.lock' || name === '.schedule';

type Program = 'backup' | 'restore' | 'offsite' | 'move-database';
type Settings = Readonly<Record<string, string>>;

/** Starts the program of `npm run backup` or `npm run restore`, or the one that ships backups; it is killed when its scope ends. */
export function start(program: Program, settings: Settings, ...args: string[]) {
  const file = join(builtService, `../../db/${program}.js`);
  const child = spawn(process.execPath, [file, ...args], {
    // In this directory it finds none of the developer's settings or data.
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
    /** Resolves with the first output on a stream; rejects if the program ends before. */
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

/** Runs the program until it ends. */
export function run(program: Program, settings: Settings, ...args: string[]) {
  return start(program, settings, ...args).ended;
}

/** Directories for the data, the backups and a restore; removed with their scope. */
export async function backupPlaces() {
  const directory = await temporaryDirectory();
  const [data, backups, other] = ['data', 'backups', 'other'].map((n) => join(directory.path, n));
  if (!data || !backups || !other) throw new Error('not reached');
  return {
    path: directory.path,
    backups,
    databaseFile: join(data, 'site.db'),
    otherFile: join(other, 'site.db'),
    /** For the programs and the API. */
    settings: { DATA_DIR: data, BACKUP_DIR: backups },
    /** The same, for a machine that has only the backups. */
    otherSettings: { DATA_DIR: other, BACKUP_DIR: backups },
    /** The files in the backup directory, without the lock and the schedule's mark. */
    list: () =>
      (existsSync(backups) ? readdirSync(backups) : []).filter((name) => !isMark(name)).sort(),
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

/** Fills directories once, and makes a copy of them for each test: that takes a hundredth of an API's start. */
function copiesOf<T>(fill: (settings: Settings) => Promise<T>) {
  const makeOriginal = async () => {
    const { path, settings } = await backupPlaces();
    process.once('exit', () => rmSync(path, { recursive: true, force: true }));
    return { path, more: await fill(settings) };
  };
  let original: ReturnType<typeof makeOriginal> | undefined;
  return async () => {
    original ??= makeOriginal();
    const { path, more } = await original;
    const places = await backupPlaces();
    await cp(path, places.path, { recursive: true });
    return { ...places, ...more };
  };
}

/** Directories with a database that holds a message, a backup of it, and a message sent after the backup. */
export const placesWithBackup = copiesOf(async (settings) => {
  await using api = await startApi(settings);
  await sendMessage(api, { message: 'before the backup' });
  const name = await backUp(settings);
  await sendMessage(api, { message: 'after the backup' });
  await api.stop();
  return { name };
});

/** Directories with a database that holds a message, while no API runs. */
export const usedPlaces = copiesOf(async (settings) => {
  await using api = await startApi(settings);
  await sendMessage(api);
  await api.stop();
});

/** The messages of a database, in order of arrival. */
export function messagesIn(file: string): string[] {
  return inDatabase(file, (database) =>
    database.prepare<[], string>('select message from messages order by id').pluck().all(),
  );
}

/** The database files in a data directory. The cookie secret is not part of the database or of a backup. */
export async function databaseFilesIn(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name !== 'session-secret').sort();
}

/** Every file of a directory with its content, without the lock of the backups. */
export async function contents(directory: string) {
  const names = (await readdir(directory)).filter((name) => !isMark(name)).sort();
  return Promise.all(
    names.map(async (name) => [name, (await readFile(join(directory, name))).toString('base64')]),
  );
}
