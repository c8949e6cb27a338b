import { type Kysely, sql } from 'kysely';
import type { ApplicationRow, Database, MessageRow } from '../schema.ts';
import type { SearchedTable } from '../store.ts';
import { hasTag } from './tags.ts';
import { inTrash, notInTrash } from './trash.ts';

/** What an action on many records sets. */
export type SetValues = Partial<
  Pick<MessageRow, 'status' | 'starred' | 'follow_up' | 'replied_by'> &
    Pick<ApplicationRow, 'stage'>
> & {
  readonly trashed?: boolean;
  readonly tagged?: { readonly tag: string; readonly isOn: boolean };
};

/** The ids of those records that have all these values. */
export async function recordsWith(
  db: Kysely<Database>,
  table: SearchedTable,
  ids: readonly string[],
  { trashed, tagged, ...columns }: SetValues,
): Promise<string[]> {
  const conditions = [
    ...Object.entries(columns).map(
      ([column, value]) => sql<boolean>`${sql.ref(column)} is not distinct from ${value}`,
    ),
    ...(trashed === undefined ? [] : [trashed ? inTrash : notInTrash]),
    ...(tagged ? [sql<boolean>`${hasTag(table, tagged.tag)} = ${sql.lit(tagged.isOn)}`] : []),
  ];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where((row) => row.and(conditions))
    .execute();
  return rows.map(({ id }) => id);
}
