import { type RawBuilder, sql } from 'kysely';
import { undecidedStages } from '#contract/application.ts';
import type { SearchedTable } from '../engine/store.ts';
import type { Db } from '../schema.ts';
import { notInTrash } from './trash.ts';

/** Whether a record is the task of a user, or of `nobody`. @param to an id, or `nobody` */
export function isAssignedTo(to: string): RawBuilder<boolean> {
  return to === 'nobody' ? sql`assigned_to is null` : sql`assigned_to = ${to}`;
}

/** In the inbox, or without a decision. */
const isOpen = {
  messages: sql<boolean>`status in ('new', 'read')`,
  applications: sql<boolean>`stage in (${sql.join(undecidedStages)}) and spam_reason is null`,
} as const;

/** The open records that are the tasks of a user. */
export function openTasks(db: Db, table: SearchedTable, userId: string) {
  return db.selectFrom(table).where(isAssignedTo(userId)).where(isOpen[table]).where(notInTrash);
}
