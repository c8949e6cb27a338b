import type { ContentEditRow, Db, PublicationRow } from '../schema.ts';

/** All stored edits, by document and path. */
export function listEdits(db: Db): Promise<ContentEditRow[]> {
  return db.selectFrom('content_edits').selectAll().orderBy('document').orderBy('path').execute();
}

/** Excludes scheduled ones. */
function published(db: Db) {
  return db.selectFrom('publications').selectAll().where('number', 'is not', null);
}

/** The live publication; undefined while the built content is live. */
export function latestPublication(db: Db): Promise<PublicationRow | undefined> {
  return published(db).orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** @returns the newest first, without scheduled ones */
export function listPublications(db: Db, limit: number): Promise<PublicationRow[]> {
  return published(db).orderBy('number', 'desc').limit(limit).execute();
}

/** What every publication holds, also scheduled ones. */
export function allPublications(db: Db): Promise<Pick<PublicationRow, 'edits' | 'changes'>[]> {
  return db.selectFrom('publications').select(['edits', 'changes']).execute();
}

/** What every publication changed, the oldest first, without scheduled ones. */
export function publishedChanges(db: Db) {
  return published(db).clearSelect().select(['changes', 'publish_at']).orderBy('number').execute();
}

/** @returns the next first */
export function scheduledPublications(db: Db): Promise<PublicationRow[]> {
  return db
    .selectFrom('publications')
    .selectAll()
    .where('number', 'is', null)
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
}

export type Uploads = 'pictures' | 'files';

/** The keys of uploads from before a time (ms), by default of all. */
export async function uploadKeys(db: Db, table: Uploads, before = Number.MAX_SAFE_INTEGER) {
  const rows = await db.selectFrom(table).select('key').where('created_at', '<', before).execute();
  return rows.map(({ key }) => key);
}

/** Removes those of the uploads that are from before a time (ms). */
export async function removeUploads(
  db: Db,
  table: Uploads,
  keys: readonly string[],
  before: number,
): Promise<void> {
  await db.deleteFrom(table).where('key', 'in', keys).where('created_at', '<', before).execute();
}
