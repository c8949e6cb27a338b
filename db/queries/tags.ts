import { sql } from 'kysely';
import type { CountedTag, RecordTag, TagColour } from '#contract/admin/tags.ts';
import { countBy, countOf } from '../engine/page.ts';
import type { SearchedTable } from '../engine/store.ts';
import { yieldToEventLoop } from '../engine/turns.ts';
import type { Db, Transaction } from '../schema.ts';
import { type AuditNote, auditStep } from './audit.ts';
import { findRow, nextVersion } from './rows.ts';
import { inTrash } from './trash.ts';

export const linkTables = { messages: 'message_tags', applications: 'application_tags' } as const;

export type Tagged = {
  readonly tags: string;
};

/** Between the parts of a tag, and between tags. Names cannot contain control characters. */
const separators = ['\u001F', '\u001E'] as const;

/** Selects the tags of each row, by name, as an aggregate: a page needs no further query. */
export function tagsOf(table: SearchedTable) {
  const [parts, tags] = separators.map((one) => sql.lit(one));
  return sql<string>`(
    select coalesce(string_agg(tags.id || ${parts} || tags.colour || ${parts} || tags.name, ${tags} order by tags.folded), '')
    from ${sql.table(linkTables[table])} as links join tags on tags.id = links.tag_id
    where links.record_id = ${sql.ref(`${table}.id`)})`.as('tags');
}

/** The tags of a row that was selected with `tagsOf`. */
export function tagsIn({ tags }: Tagged): RecordTag[] {
  const [parts, between] = separators;
  return tags
    .split(between)
    .filter(Boolean)
    .map((tag) => {
      const [id = '', colour, name = ''] = tag.split(parts);
      return { id, name, colour: colour as TagColour };
    });
}

/** The ids of a tag's records, for a condition. */
export function recordsWithTag(db: Db, table: SearchedTable, tag: string) {
  return db.selectFrom(linkTables[table]).select('record_id').where('tag_id', '=', tag);
}

/** Whether a record has a tag: a look-up for each record that passes the other conditions. */
export function hasTag(table: SearchedTable, tag: string) {
  return sql<boolean>`exists (select 1 from ${sql.table(linkTables[table])}
    where tag_id = ${tag} and record_id = ${sql.ref(`${table}.id`)})`;
}

/** Every tag, by name, with the number of its messages and applications outside the trash. */
export async function countTags(db: Db): Promise<CountedTag[]> {
  const tags = await db
    .selectFrom('tags')
    .select(['id', 'name', 'colour'])
    .orderBy('folded')
    .execute();
  const messages = await countByTag(db, 'messages');
  const applications = await countByTag(db, 'applications');
  return tags.map((tag) => ({
    ...tag,
    messages: messages.get(tag.id) ?? 0,
    applications: applications.get(tag.id) ?? 0,
  }));
}

/** Subtracts the trash, which is small: the other records are counted without reading them. */
async function countByTag(db: Db, table: SearchedTable) {
  await yieldToEventLoop();
  const links = db.selectFrom(linkTables[table]).select('tag_id');
  const counts = await countBy(links, 'tag_id');
  await yieldToEventLoop();
  const trash = db.selectFrom(table).select('id').where(inTrash);
  const trashed = await countBy(links.where('record_id', 'in', trash), 'tag_id');
  for (const [tag, count] of trashed) counts.set(tag, (counts.get(tag) ?? 0) - count);
  return counts;
}

/** How many of those tags exist; of all without `ids`. */
export function numberOfTags(db: Db, ids?: readonly string[]): Promise<number> {
  const tags = db.selectFrom('tags');
  return countOf(ids ? tags.where('id', 'in', ids) : tags);
}

/** How many of those records have that many tags, without this one. */
export async function fullRecords(
  db: Db,
  table: SearchedTable,
  ids: readonly string[],
  { tag, most }: { readonly tag: string; readonly most: number },
): Promise<number> {
  const full = await db
    .selectFrom(linkTables[table])
    .select('record_id')
    .where('record_id', 'in', ids)
    .groupBy('record_id')
    .having((row) => row.fn.countAll<number>(), '>=', most)
    .having((row) => row.fn.countAll<number>().filterWhere('tag_id', '=', tag), '=', 0)
    .execute();
  return full.length;
}

/**
 * Adds a tag to many records, or removes it. Each changed record gets a new version.
 * @returns the ids of the changed records
 */
export async function markRecords(
  db: Transaction,
  table: SearchedTable,
  ids: readonly string[],
  { tag, isOn }: { readonly tag: string; readonly isOn: boolean },
): Promise<string[]> {
  const rows = await db
    .updateTable(table)
    .set({ version: nextVersion })
    .where('id', 'in', ids)
    .where(isOn ? sql<boolean>`not ${hasTag(table, tag)}` : hasTag(table, tag))
    .returning('id')
    .execute();
  const changed = rows.map(({ id }) => id);
  if (changed.length === 0) return changed;
  if (isOn) await link(db, table, changed, [tag]);
  else {
    await db
      .deleteFrom(linkTables[table])
      .where('tag_id', '=', tag)
      .where('record_id', 'in', changed)
      .execute();
  }
  return changed;
}

/**
 * Sets the tags of a record, which must exist. Creates no version: the enclosing change does.
 * @param tags undefined for no change
 * @returns the tags as `tagsOf` selects them, or undefined if they are the same
 */
export async function setTags(
  db: Transaction,
  table: SearchedTable,
  row: Tagged & { readonly id: string },
  tags: readonly string[] | undefined,
): Promise<string | undefined> {
  const before = tagsIn(row).map(({ id }) => id);
  const wanted = [...new Set(tags ?? before)];
  if (wanted.length === before.length && wanted.every((id) => before.includes(id)))
    return undefined;
  await db.deleteFrom(linkTables[table]).where('record_id', '=', row.id).execute();
  await link(db, table, [row.id], wanted);
  const after = await db
    .selectFrom(table)
    .select(tagsOf(table))
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  return after.tags;
}

async function link(
  db: Transaction,
  table: SearchedTable,
  ids: readonly string[],
  tags: readonly string[],
): Promise<void> {
  const links = ids.flatMap((record_id) => tags.map((tag_id) => ({ tag_id, record_id })));
  if (links.length === 0) return;
  await db
    .insertInto(linkTables[table])
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records per transaction, of each kind. */
const atOnce = 250;

/**
 * Deletes a tag, and removes it from all records, also in the trash, without a new version of them. In several short
 * transactions, so that other work is not blocked; the last one deletes the tag. Each updates the audit entry (the
 * first adds it), so the entry always lists the records that lost the tag.
 * @param noteOf builds the entry from the number of records of each kind
 * @returns whether the tag existed
 */
export async function eraseTag(
  db: Db,
  tag: string,
  noteOf: (records: Record<SearchedTable, number>) => AuditNote,
): Promise<boolean> {
  const records = { messages: 0, applications: 0 };
  let line: string | undefined;
  let isLast = false;
  while (!isLast) {
    await yieldToEventLoop();
    await db.transaction().execute(async (transaction) => {
      if (line === undefined && !(await findRow(transaction, 'tags', { id: tag }))) {
        isLast = true;
        return;
      }
      const messages = await takeOff(transaction, 'messages', tag);
      const applications = await takeOff(transaction, 'applications', tag);
      records.messages += messages.length;
      records.applications += applications.length;
      isLast = messages.length < atOnce && applications.length < atOnce;
      if (isLast) await transaction.deleteFrom('tags').where('id', '=', tag).execute();
      const subjectIds = [...messages, ...applications];
      line = await auditStep(transaction, line, { ...noteOf(records), subjectIds });
    });
  }
  return line !== undefined;
}

/** Removes a tag from some of its records. @returns their ids */
async function takeOff(db: Transaction, table: SearchedTable, tag: string) {
  const taken = await db
    .deleteFrom(linkTables[table])
    .where('tag_id', '=', tag)
    .where('record_id', 'in', recordsWithTag(db, table, tag).limit(atOnce))
    .returning('record_id')
    .execute();
  return taken.map(({ record_id }) => record_id);
}
