import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Records when an admin first saw a suspected item, in ms. It is not an edit, so it creates no version. */
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
