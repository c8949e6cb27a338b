import type { Transaction } from 'kysely';
import type { BulkAnswer } from '#contract/admin/lists.ts';
import { countExisting, recordsWith, type SetValues } from '#db/queries/any-record.ts';
import type { Database, SessionRow } from '#db/schema.ts';
import type { SearchedTable } from '#db/store.ts';
import type { Context } from '../context.ts';
import { change, type Note } from './change.ts';
import { recordActions } from './record-actions.ts';

/** What an undone action has set, and what the undo sets. */
export type Undoing = { readonly from: SetValues; readonly to: SetValues };

type Many = {
  readonly table: SearchedTable;
  readonly ids: readonly string[];
  /** Given, records that are no longer as the undone action left them stay as they are. */
  readonly undoing?: Undoing | undefined;
};

/**
 * Applies one change to many records, with one line in the audit trail; without effect there is none.
 * @param make makes the change to those ids, each once, and returns which were changed and what the line says
 */
export async function changeMany(
  context: Context,
  session: SessionRow,
  { table, ids: asked, undoing }: Many,
  make: (
    transaction: Transaction<Database>,
    ids: readonly string[],
  ) => Promise<{
    readonly changed: readonly string[];
    readonly details: NonNullable<Note['details']>;
  }>,
): Promise<BulkAnswer> {
  const ids = [...new Set(asked)];
  const isOne = ids.length === 1;
  const { about, changed: action } = recordActions[table];
  const answer = await change(context, session, async (transaction, note) => {
    const found = await countExisting(transaction, table, ids);
    const isWith = (values: SetValues) => recordsWith(transaction, table, ids, values);
    const still = undoing ? await isWith(undoing.from) : ids;
    const differing = undoing && found - new Set([...still, ...(await isWith(undoing.to))]).size;
    const answer = {
      missing: ids.length - found,
      ...(differing !== undefined && { differing }),
    };
    if (still.length === 0) return { changed: 0, ...answer };
    const { changed, details } = await make(transaction, still);
    const count = changed.length;
    if (count > 0) {
      await note({
        action: isOne ? action.one : action.many,
        details: { ...details, ...(!isOne && { count }) },
        subjectIds: changed,
      });
    }
    return { changed: count, ...answer };
  });
  if (answer.changed > 0) {
    context.events.publish({ about, what: 'changed', ...(isOne && { id: ids[0] }) });
  }
  return answer;
}
