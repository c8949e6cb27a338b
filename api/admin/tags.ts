import type { RecordTag } from '#contract/admin/tags.ts';
import { calls } from '#contract/calls.ts';
import { tagLimits } from '#contract/field-limits.ts';
import { foldLetters } from '#contract/fold.ts';
import { newId } from '#db/engine/ids.ts';
import type { SearchedTable } from '#db/engine/store.ts';
import { addRow, findRow, updateRow } from '#db/queries/rows.ts';
import { eraseTag, fullRecords, markRecords, numberOfTags } from '#db/queries/tags.ts';
import type { Db, Transaction } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { invalid, orNotFound, Problem } from '../http/problem.ts';
import { change } from './change.ts';

export function tagRoutes(routes: CallRouter, context: Context): void {
  /** @throws Problem `invalid` if its name is taken, or if there are as many as allowed */
  routes.serve(calls.createTag, async ({ body: { name, colour }, session }) => {
    const tag = { id: newId(), name, colour };
    await change(context, session, async (transaction, note) => {
      if ((await numberOfTags(transaction)) >= tagLimits.all) {
        throw invalid('name', { key: 'tagsFull', max: tagLimits.all });
      }
      await addRow(transaction, 'tags', { ...tag, folded: await freeName(transaction, name) });
      await note({ action: 'tagCreated', details: { tag: tag.id } });
    });
    publish(context);
    return tag;
  });

  /** @throws Problem `notFound`, or `invalid` if its name is taken */
  routes.serve(calls.changeTag, async ({ parameters: { id }, body: { name, colour }, session }) => {
    const after = await change(context, session, async (transaction, note) => {
      const { folded, ...before } = orNotFound(await findRow(transaction, 'tags', { id }));
      const asked = {
        ...(name !== undefined && name !== before.name && { name }),
        ...(colour !== undefined && colour !== before.colour && { colour }),
      };
      if (Object.keys(asked).length === 0) return before;
      const folding = asked.name && { folded: await freeName(transaction, asked.name, id) };
      await updateRow(transaction, 'tags', { id }, { ...asked, ...folding });
      await note({ action: 'tagChanged', details: { tag: id } });
      return { ...before, ...asked };
    });
    publish(context);
    return after;
  });

  /** @throws Problem `notFound` */
  routes.serve(calls.eraseTag, async ({ parameters: { id }, session }) => {
    const isErased = await eraseTag(context.db, id, (records) => ({
      action: 'tagErased',
      session,
      details: { tag: id, ...records },
    }));
    if (!isErased) throw new Problem('notFound');
    // A tag's name is free text: purge it from the file.
    await context.purgeErasedData();
    publish(context);
  });
}

/**
 * Adds a tag to many records, or removes it.
 * @returns the ids of the changed records
 * @throws Problem `invalid` for a tag that does not exist, or if a record has the maximum already; then none is changed
 */
export async function tagRecords(
  db: Transaction,
  table: SearchedTable,
  ids: readonly string[],
  { tag, isOn }: { readonly tag: string; readonly isOn: boolean },
): Promise<string[]> {
  if (!(await findRow(db, 'tags', { id: tag }))) throw invalid('tag', { key: 'invalid' });
  const most = tagLimits.perRecord;
  if (isOn && (await fullRecords(db, table, ids, { tag, most })) > 0) {
    throw invalid('tag', { key: 'tooManyTags', max: most });
  }
  return markRecords(db, table, ids, { tag, isOn });
}

/** Checks the tags of a change. @throws Problem `invalid` if one does not exist */
export async function requireTags(db: Db, ids: readonly string[] | undefined): Promise<void> {
  const asked = [...new Set(ids)];
  if (asked.length === 0 || (await numberOfTags(db, asked)) === asked.length) return;
  throw invalid('tags', { key: 'invalid' });
}

/** Added and removed tags for the audit trail, by id, since a name is free text. */
export function tagDetails(before: readonly RecordTag[], after: readonly RecordTag[]) {
  const added = missingIn(before, after);
  const removed = missingIn(after, before);
  return {
    ...(added.length > 0 && { tagged: added.join(' ') }),
    ...(removed.length > 0 && { untagged: removed.join(' ') }),
  };
}

function missingIn(some: readonly RecordTag[], others: readonly RecordTag[]): string[] {
  return others.map(({ id }) => id).filter((id) => some.every((tag) => tag.id !== id));
}

/** @returns the name in its compared form, if no other tag has it */
async function freeName(db: Db, name: string, ownId?: string): Promise<string> {
  const folded = foldLetters(name);
  const taken = await findRow(db, 'tags', { folded });
  if (taken && taken.id !== ownId) throw invalid('name', { key: 'tagTaken' });
  return folded;
}

function publish({ events }: Context): void {
  events.publish({ about: 'message', what: 'changed' });
  events.publish({ about: 'application', what: 'changed' });
}
