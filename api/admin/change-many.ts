import type { Transaction } from 'kysely';
import { countExisting } from '#db/queries/row-counts.ts';
import type { Database, SessionRow } from '#db/schema.ts';
import type { SearchedTable } from '#db/store.ts';
import type { Context } from '../context.ts';
import { change, type Note } from './change.ts';
import { recordActions } from './record-actions.ts';

/** How many records were changed, and how many no longer exist. The others were as asked before. */
export type Changed = { readonly changed: number; readonly missing: number };

/**
 * Applies one change to many records, with one line in the audit trail; without effect there is none.
 * @param make makes the change to those ids, each once, and returns which were changed and what the line says
 */
export async function changeMany(
  context: Context,
  session: SessionRow,
  { table, ids: asked }: { readonly table: SearchedTable; readonly ids: readonly string[] },
  make: (
    transaction: Transaction<Database>,
    ids: readonly string[],
  ) => Promise<{
    readonly changed: readonly string[];
    readonly details: NonNullable<Note['details']>;
  }>,
): Promise<Changed> {
  const ids = [...new Set(asked)];
  const isOne = ids.length === 1;
  const { about, changed: action } = recordActions[table];
  const answer = await change(context, session, async (transaction, note) => {
    const found = await countExisting(transaction, table, ids);
    const { changed, details } = await make(transaction, ids);
    const count = changed.length;
    if (count > 0) {
      await note({
        action: isOne ? action.one : action.many,
        details: { ...details, ...(!isOne && { count }) },
        subjectIds: changed,
      });
    }
    return { changed: count, missing: ids.length - found };
  });
  if (answer.changed > 0) {
    context.events.publish({ about, what: 'changed', ...(isOne && { id: ids[0] }) });
  }
  return answer;
}
