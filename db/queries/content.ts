import type { Kysely } from 'kysely';
import type { ContentEditRow, Database, FileRow, PictureRow, PublicationRow } from '../schema.ts';

/** All stored edits, by document and path. */
export function listEdits(db: Kysely<Database>): Promise<ContentEditRow[]> {
  return db.selectFrom('content_edits').selectAll().orderBy('document').orderBy('path').execute();
}

export function findEdit(
  db: Kysely<Database>,
  { document, path }: Pick<ContentEditRow, 'document' | 'path'>,
): Promise<ContentEditRow | undefined> {
  return db
    .selectFrom('content_edits')
    .selectAll()
    .where('document', '=', document)
    .where('path', '=', path)
    .executeTakeFirst();
}

/** Adds an edit, or replaces the one of the same unit. */
export async function keepEdit(db: Kysely<Database>, edit: ContentEditRow): Promise<void> {
  const { document, path, ...values } = edit;
  await db
    .insertInto('content_edits')
    .values(edit)
    .onConflict((conflict) => conflict.columns(['document', 'path']).doUpdateSet(values))
    .execute();
}

/** Excludes scheduled ones. */
function published(db: Kysely<Database>) {
  return db.selectFrom('publications').selectAll().where('number', 'is not', null);
}

/** The live publication; undefined while the built content is live. */
export function latestPublication(db: Kysely<Database>): Promise<PublicationRow | undefined> {
  return published(db).orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** @returns the newest first, without scheduled ones */
export function listPublications(db: Kysely<Database>, limit: number): Promise<PublicationRow[]> {
  return published(db).orderBy('number', 'desc').limit(limit).execute();
}

/** Every publication, the oldest first, without scheduled ones. */
export function allPublications(db: Kysely<Database>): Promise<PublicationRow[]> {
  return published(db).orderBy('number').execute();
}

/** @returns the next first */
export function scheduledPublications(db: Kysely<Database>): Promise<PublicationRow[]> {
  return db
    .selectFrom('publications')
    .selectAll()
    .where('number', 'is', null)
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
}

export function findPublication(
  db: Kysely<Database>,
  id: string,
): Promise<PublicationRow | undefined> {
  return db.selectFrom('publications').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function addPublication(db: Kysely<Database>, row: PublicationRow): Promise<void> {
  await db.insertInto('publications').values(row).execute();
}

/**
 * Marks a scheduled publication as live.
 * @returns whether it was still scheduled
 */
export async function markPublished(
  db: Kysely<Database>,
  { id, number, edits, changes }: Pick<PublicationRow, 'id' | 'number' | 'edits' | 'changes'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ number, edits, changes })
    .where('id', '=', id)
    .where('number', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was a scheduled one */
export async function removeScheduled(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('publications')
    .where('id', '=', id)
    .where('number', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function findPicture(db: Kysely<Database>, key: string): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Adds a picture; an existing one only gets a new time. */
export async function keepPicture(db: Kysely<Database>, picture: PictureRow): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ created_at: picture.created_at }),
    )
    .execute();
}

export function findFile(db: Kysely<Database>, key: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Adds a PDF; an existing one only gets a new time. */
export async function keepFile(db: Kysely<Database>, file: FileRow): Promise<void> {
  await db
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ created_at: file.created_at }))
    .execute();
}

export type Uploads = 'pictures' | 'files';

/** The keys of uploads from before a time (ms), by default of all. */
export async function uploadKeys(
  db: Kysely<Database>,
  table: Uploads,
  before = Number.MAX_SAFE_INTEGER,
): Promise<string[]> {
  const rows = await db.selectFrom(table).select('key').where('created_at', '<', before).execute();
  return rows.map(({ key }) => key);
}

export async function removeUpload(
  db: Kysely<Database>,
  table: Uploads,
  key: string,
): Promise<void> {
  await db.deleteFrom(table).where('key', '=', key).execute();
}
