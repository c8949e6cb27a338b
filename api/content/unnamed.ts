import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { allPublications, listEdits, scheduledPublications } from '#db/queries/content.ts';
import type { Database } from '#db/schema.ts';

/** An upload that nothing names is kept for so long: somebody may be editing. */
export const unusedMs = 7 * 24 * 60 * 60_000;

/** Those of the keys of uploads that no edit and no publication names. */
export async function unnamedOf(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (keys.length === 0) return keys;
  const edits = (await listEdits(db)).map(({ value }) => value);
  const publications = [...(await allPublications(db)), ...(await scheduledPublications(db))];
  const named = [...edits, ...publications.map(({ edits, changes }) => `${edits}${changes}`)];
  return keys.filter((key) => !named.some((text) => text?.includes(key)));
}

/**
 * Removes what lies in a folder of uploads for a week and is not in the database: what a kill left half written, and what
 * another replica has removed, whose folder is on another machine.
 * @param keys those in the database, by which the names begin
 */
export async function removeUnknown(folder: string, keys: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => !keys.some((key) => one.startsWith(key)))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - unusedMs) await rm(path, { recursive: true, force: true });
  }
}
