import { type ErasedTable, eraseAll, eraseRow } from '#db/queries/erase.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { sessionTag } from '../http/session-hash.ts';
import { change } from './change.ts';

const erasures = {
  messages: { about: 'message', one: 'messageErased', many: 'messagesErased' },
  applications: { about: 'application', one: 'applicationErased', many: 'applicationsErased' },
} as const;
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
  const { about, one } = erasures[table];
  await change(context, session, async (db, note) => {
    if (!(await eraseRow({ db, search: context.search }, table, id))) throw new Problem('notFound');
    await note({ action: one, subjectId: id });
  });
  await context.forget();
  context.events.publish({ about, what: 'erased', id });
}

/**
 * Erases many permanently; one line of the audit trail has the count.
 * @returns how many were erased, and how many no longer existed
 */
export async function eraseMany(
  context: Context,
  session: SessionRow,
  table: Table,
  asked: readonly string[],
): Promise<{ changed: number; missing: number }> {
  const { about, many } = erasures[table];
  const ids = [...new Set(asked)];
  const erased = await eraseAll(
    context,
    ids.map((id) => ({ table, id })),
    ({ [table]: count }) => ({ action: many, session: sessionTag(session), details: { count } }),
  );
  await context.forget();
  context.events.publish({ about, what: 'erased' });
  return { changed: erased[table], missing: ids.length - erased[table] };
}
