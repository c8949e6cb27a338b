import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { timeNow } from '#db/engine/clock.ts';
import {
  allPublications,
  listEdits,
  removeUploads,
  type Uploads,
  uploadKeys,
} from '#db/queries/content.ts';
import type { Db } from '#db/schema.ts';

/** How long an unreferenced upload is retained: its page may still be open in an editor. */
const unusedMs = 7 * 24 * 60 * 60_000;

/**
 * Removes uploads, with their files, that no edit and no publication has referenced for a week.
 * The removals look again at how old an upload is: it may be uploaded again meanwhile.
 * @param folder of the files
 */
export async function sweepUploads(db: Db, table: Uploads, folder: string): Promise<void> {
  const before = timeNow() - unusedMs;
  const old = await uploadKeys(db, table, before);
  await removeUploads(db, table, await unreferencedUploads(db, old), before);
  await removeUnknown(folder, await uploadKeys(db, table));
}

async function unreferencedUploads(db: Db, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return keys;
  const edits = (await listEdits(db)).map(({ value }) => value);
  const publications = await allPublications(db);
  const named = [...edits, ...publications.map(({ edits, changes }) => `${edits}${changes}`)];
  return keys.filter((key) => !named.some((text) => text?.includes(key)));
}

/**
 * Removes files of uploads that are older than a week and not in the database: removed ones, also by another replica
 * with a folder of its own, and half-written ones after a kill.
 * @param keys those in the database, by which the names begin
 */
async function removeUnknown(folder: string, keys: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => !keys.some((key) => one.startsWith(key)))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - unusedMs) await rm(path, { recursive: true, force: true });
  }
}
