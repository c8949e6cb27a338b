import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { BackupAttempt, BackupFailure } from '../../backup/backups.ts';
import type { BackupSettings } from '../../settings/settings.ts';

/**
 * Makes a backup in a process of its own: SQLite's copy blocks the thread, and signals would wait for it. The process
 * gets only the settings of backups. A kill leaves a partial file, which the next backup and the next start of the API
 * remove.
 * @param program the file of `npm run backup`, in the sources or in the built service
 * @param stop kills the process
 * @param update the update that it is made for (files.ts)
 */
export async function createBackupApart(
  program: string,
  { dataDir, databaseUrl, backupDir, keep, hours }: BackupSettings,
  stop: AbortSignal,
  update?: string,
): Promise<BackupAttempt> {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(program, update ? ['--update', update] : [], {
    env: {
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...{ DATA_DIR: dataDir, BACKUP_DIR: backupDir },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...{ BACKUP_KEEP: String(keep), BACKUP_HOURS: String(hours) },
    },
    execArgv: [],
    silent: true,
  });
  let failure: BackupFailure = 'other';
  child.once('message', (sent) => {
    failure = sent as BackupFailure;
  });
  const said = Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  );
  const kill = () => child.kill('SIGKILL');
  stop.addEventListener('abort', kill);
  if (stop.aborted) kill();
  const [code] = await once(child, 'close');
  stop.removeEventListener('abort', kill);
  const output = (await said).join('');
  if (code === 0) return { output };
  return { output, failure: stop.aborted ? 'stopped' : failure };
}
