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
