import { type RawBuilder, sql } from 'kysely';
import { applicationStages } from '#contract/application.ts';
import type { SearchedTable } from '../store.ts';
import { notInTrash } from './trash.ts';

/** Every status except spam. Named so that the status index is used in its order. */
const statuses = ['new', 'read', 'archived'] as const;

/** The messages or applications outside spam and trash. */
export function welcome(table: SearchedTable): RawBuilder<boolean> {
  const where =
    table === 'messages'
      ? sql`status in (${sql.join([...statuses])})`
      : sql`stage in (${sql.join([...applicationStages])}) and spam_reason is null`;
  return sql<boolean>`(${where} and ${notInTrash})`;
}
