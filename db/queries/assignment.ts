import { type RawBuilder, sql } from 'kysely';

/** Whether a record is the task of a user, or of `nobody`. @param to an id, or `nobody` */
export function isAssignedTo(to: string): RawBuilder<boolean> {
  return to === 'nobody' ? sql`assigned_to is null` : sql`assigned_to = ${to}`;
}
