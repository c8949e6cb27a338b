import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Keeps that an admin saw what is suspected: the first time counts. No change of theirs, so no new version. */
export async function setSeen(
  db: Kysely<Database>,
  table: 'messages' | 'applications',
  { id, seenAt }: { readonly id: string; readonly seenAt: number },
): Promise<void> {
  await db
    .updateTable(table)
    .set({ seen_at: seenAt })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .execute();
}
