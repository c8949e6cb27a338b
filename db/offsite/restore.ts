import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OffsiteError } from '../engine/errors.ts';
import { sync } from '../engine/sync.ts';
import type { OffsiteSettings } from '../settings/offsite.ts';
import { backupName, holdDirectory, partialName } from '../sqlite/backup/files.ts';
import { fetchCopy } from './copy-file.ts';
import { storedCopies } from './repository.ts';
import { Restic } from './restic.ts';
import { stateFor, writeOffsiteState } from './state.ts';

/** The names of the off-site copies, newest first. */
export async function listOffsite(settings: OffsiteSettings, stop: AbortSignal): Promise<string[]> {
  using restic = new Restic(settings, stop);
  return (await storedCopies(restic, null)).map(({ madeAt }) => backupName(madeAt));
}

/**
 * Fetches an off-site copy into the directory of backups, and verifies it. The repository then counts as this site's,
 * whatever the site was called before.
 * @param given a name, or `latest`
 * @returns the name in that directory
 */
export async function bringBack(
  settings: OffsiteSettings,
  stop: AbortSignal,
  backupDir: string,
  given: string,
): Promise<string> {
  mkdirSync(settings.directory, { recursive: true, mode: 0o700 });
  mkdirSync(backupDir, { recursive: true });
  using _ = holdDirectory(settings.directory);
  using _backups = holdDirectory(backupDir);
  using restic = new Restic(settings, stop);
  const repository = await restic.id();
  const stored = await storedCopies(restic, null);
  const copy =
    given === 'latest' ? stored[0] : stored.find(({ madeAt }) => backupName(madeAt) === given);
  if (!copy) throw new OffsiteError(`there is no ${given} in the repository`);
  const name = backupName(copy.madeAt);
  const partial = join(backupDir, partialName(name));
  try {
    await fetchCopy(restic, copy, { directory: backupDir, file: partial });
    renameSync(partial, join(backupDir, name));
    sync(backupDir);
  } finally {
    rmSync(partial, { force: true });
  }
  writeOffsiteState(settings.directory, { ...stateFor(settings), repository });
  return name;
}
