import { sql } from 'kysely';

/** The record is in the trash, or is not. The indexes of lists have one of them as a condition. */
export const inTrash = sql<boolean>`trashed_at is not null`;
export const notInTrash = sql<boolean>`trashed_at is null`;
