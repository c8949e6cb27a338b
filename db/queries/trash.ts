import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** The record is in the trash, or is not. Each index of lists has one of them as its condition. */
export const inTrash = sql<boolean>`trashed_at is not null`;
export const notInTrash = sql<boolean>`trashed_at is null`;

/** Puts a record in the trash, or takes it out. What lies there already does not stay longer for it. */
export function trashedAt<Table extends 'messages' | 'applications'>(
  row: ExpressionBuilder<Database, Table>,
  isTrashed: boolean,
) {
  const now = Date.now();
  return { trashed_at: isTrashed ? row.fn.coalesce(sql<number>`trashed_at`, row.val(now)) : null };
}
