import { type ErasedTable, eraseAll } from '#db/queries/erase.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { recordActions } from './change.ts';

type Table = Exclude<ErasedTable, 'audit'>;

/** Erases one message, or one application with its CV, permanently. @throws Problem `notFound` */
export async function eraseOne(context: Context, session: SessionRow, table: Table, id: string) {
  const { missing } = await eraseMany(context, session, table, [id]);
  if (missing > 0) throw new Problem('notFound');
}

/**
 * Erases many permanently, with one line in the audit trail.
 * @returns how many were erased, and how many no longer existed
 */
export async function eraseMany(
  context: Context,
  session: SessionRow,
  table: Table,
  asked: readonly string[],
): Promise<{ changed: number; missing: number }> {
  const { about, erased: action } = recordActions[table];
  const ids = [...new Set(asked)];
  const only = ids.length === 1 ? ids[0] : undefined;
  const erasures = ids.map((id) => ({ table, id }));
  const { [table]: changed } = await eraseAll(context, erasures, ({ [table]: count }) => {
    if (count === 0) return undefined;
    const note = only ? { action: action.one } : { action: action.many, details: { count } };
    return { ...note, session };
  });
  if (changed > 0) {
    await context.purgeErasedData();
    context.events.publish({ about, what: 'erased', ...(only && { id: only }) });
  }
  return { changed, missing: ids.length - changed };
}
