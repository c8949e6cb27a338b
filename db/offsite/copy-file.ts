import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, statfsSync } from 'node:fs';
import { OffsiteError } from '../engine/errors.ts';
import { backupName } from '../sqlite/backup/files.ts';
import { inDatabase } from '../sqlite/backup/lock.ts';
import { verify } from '../sqlite/backup/verify.ts';
import { isDamage } from '../sqlite/errors.ts';
import { type StoredCopy, storedName } from './repository.ts';
import type { Restic } from './restic.ts';

/** Left free on this machine's disk, in bytes: visitors write there too. */
const reserveBytes = 256 * 1024 * 1024;

/** The SHA-256 of a file from its first byte, as hex. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}

/**
 * Fetches a copy into a file, and checks that it equals what was shipped and can be restored.
 * @throws OffsiteError, or BackupError
 */
export async function fetchCopy(
  restic: Restic,
  copy: StoredCopy,
  { directory, file }: { readonly directory: string; readonly file: string },
): Promise<void> {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < copy.bytes + reserveBytes) {
    throw new OffsiteError(`${directory} has too little room for a restored copy`, 'noRoom');
  }
  const to = openSync(file, 'w', 0o600);
  try {
    await restic.fetch(copy.snapshot, storedName, to);
    fsyncSync(to);
  } finally {
    closeSync(to);
  }
  if ((await sha256Of(file)) !== copy.sha256) {
    throw new OffsiteError('the restored copy is not the one that was shipped', 'different');
  }
  await verify(file, `the restored ${backupName(copy.madeAt)}`, 'integrity_check');
}

/** Whether a database file can be read whole. Leaves it as it is. */
export function isIntact(file: string): boolean {
  try {
    return inDatabase(file, (sqlite) => sqlite.pragma('quick_check', { simple: true })) === 'ok';
  } catch (reason) {
    if (isDamage(reason)) return false;
    throw reason;
  }
}

/** How many tables a database file has, and rows in all. Not the virtual ones: their content is in other tables. */
export function countRows(file: string): { readonly tables: number; readonly rows: number } {
  return inDatabase(file, (sqlite) => {
    const names = sqlite
      .prepare<[], string>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'`,
      )
      .pluck()
      .all();
    const count = (name: string) =>
      sqlite.prepare<[], number>(`SELECT count(*) FROM "${name}"`).pluck().get() ?? 0;
    return { tables: names.length, rows: names.reduce((sum, name) => sum + count(name), 0) };
  });
}
