import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { OffsiteError } from '../engine/errors.ts';
import type { OffsiteSettings } from '../settings/offsite.ts';
import type { Restic, Snapshot } from './restic.ts';

const mark = 'company-site';
/** File name of every copy in its snapshot. */
export const storedName = 'site.db';

export type StoredCopy = {
  readonly snapshot: string;
  /** In ms since the Unix epoch. */
  readonly madeAt: number;
  readonly bytes: number;
  readonly sha256: string;
};

/** Tags with which a machine without further knowledge can check the copy. */
export function tagsOf({ bytes, sha256 }: Pick<StoredCopy, 'bytes' | 'sha256'>): string[] {
  return [mark, `bytes:${bytes}`, `sha256:${sha256}`];
}

/**
 * Opens the repository, or creates a missing one.
 * @param known its id, if it was this site's before
 * @returns its id, and whether it was created now
 * @throws OffsiteError, `gone` if another one is there or none any more
 */
export async function openRepository(
  restic: Restic,
  { repository, place }: OffsiteSettings,
  known: string | null,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const isHere = place.kind !== 'directory' || existsSync(dirname(repository));
  if (!isHere) throw gone('the directory of BACKUP_TO is not there: is its disk mounted?');
  const id = await restic.id().catch((reason: unknown) => {
    if (!(reason instanceof OffsiteError) || reason.failure !== 'absent') throw reason;
    return undefined;
  });
  if (known !== null && id !== known) {
    // On an unmounted disk a new repository would be created on the wrong disk.
    throw gone(
      `${id ? 'another repository is' : 'the repository is not'} in the place of BACKUP_TO any more: is its disk mounted? (if it is a new one: node db/offsite.js --new)`,
    );
  }
  return id === undefined ? { id: await restic.create(), isNew: true } : { id, isNew: false };
}

function gone(message: string): OffsiteError {
  return new OffsiteError(message, 'gone');
}

/**
 * The copies in a repository, newest first.
 * @param siteHost their site; null for any
 * @throws OffsiteError, `foreign` if it holds anything else, which retention would remove
 */
export async function storedCopies(restic: Restic, siteHost: string | null): Promise<StoredCopy[]> {
  const snapshots = await restic.snapshots();
  for (const { tags, hostname } of snapshots) {
    if (!tags?.includes(mark)) {
      throw foreign('the repository holds snapshots of another program');
    }
    if (siteHost !== null && hostname !== siteHost) {
      throw foreign(`the repository holds copies of ${hostname}, and this site is ${siteHost}`);
    }
  }
  return newestFirst(snapshots.map(copyOf));
}

/** A copy dated in the future was made with a wrong clock, and counts as the oldest. */
export function newestFirst(copies: readonly StoredCopy[]): StoredCopy[] {
  const now = Date.now();
  const order = ({ madeAt }: StoredCopy) => (madeAt > now ? -madeAt : madeAt);
  return copies.toSorted((a, b) => order(b) - order(a));
}

function foreign(message: string): OffsiteError {
  return new OffsiteError(`${message}: set BACKUP_TO to a place of its own`, 'foreign');
}

function copyOf({ id, time, tags }: Snapshot): StoredCopy {
  const tag = (name: string) =>
    tags?.find((one) => one.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';
  return {
    snapshot: id,
    madeAt: Date.parse(time),
    bytes: Number(tag('bytes')) || 0,
    sha256: tag('sha256'),
  };
}
