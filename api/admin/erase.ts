import { type ErasedTable, eraseAll, eraseRow } from '#db/queries/erase.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { sessionTag } from '../http/session-hash.ts';
import { change, recordActions } from './change.ts';

type Table = Exclude<ErasedTable, 'audit'>;

/**
 * Erases one message, or one application with its CV, permanently.
 * @throws Problem `notFound`
 */
export async function eraseOne(
  context: Context,
  session: SessionRow,
  table: Table,
  id: string,
): Promise<void> {
  if (!(await eraseIfThere(context, session, table, id))) throw new Problem('notFound');
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
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    const isErased = await eraseIfThere(context, session, table, only);
    return { changed: Number(isErased), missing: Number(!isErased) };
  }
  const erased = await eraseAll(
    context,
    ids.map((id) => ({ table, id })),
    ({ [table]: count }) =>
      count > 0
        ? { action: action.many, session: sessionTag(session), details: { count } }
        : undefined,
  );
  await context.purgeErasedData();
  context.events.publish({ about, what: 'erased' });
  return { changed: erased[table], missing: ids.length - erased[table] };
}

/** @returns whether it existed */
async function eraseIfThere(
  context: Context,
  session: SessionRow,
  table: Table,
  id: string,
): Promise<boolean> {
  const { about, erased: action } = recordActions[table];
  const isErased = await change(context, session, async (db, note) => {
    if (!(await eraseRow({ db, search: context.search }, { table, id }))) return false;
    await note({ action: action.one, subjectIds: [id] });
    return true;
  });
  if (!isErased) return false;
  await context.purgeErasedData();
  context.events.publish({ about, what: 'erased', id });
  return true;
}
