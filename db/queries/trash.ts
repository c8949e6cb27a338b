import { sql } from 'kysely';

/** Conditions of partial indexes of lists: use them in exactly this form. */
export const inTrash = sql<boolean>`trashed_at is not null`;
export const notInTrash = sql<boolean>`trashed_at is null`;
