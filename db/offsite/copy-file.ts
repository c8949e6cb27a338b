import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, statfsSync } from 'node:fs';
import { OffsiteError } from '../engine/errors.ts';
import { backupName } from '../sqlite/backup/files.ts';
import { verify } from '../sqlite/backup/verify.ts';
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
