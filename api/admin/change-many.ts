import type { ApplicationBulk } from '#contract/admin/applications.ts';
import type { BulkResponse } from '#contract/admin/lists.ts';
import type { Bulk } from '#contract/admin/messages.ts';
import { countOf } from '#db/engine/page.ts';
import type { SearchedTable } from '#db/engine/store.ts';
import { changeRecords, recordsWith, release, type SetValues } from '#db/queries/any-record.ts';
import { moveApplications } from '#db/queries/applications.ts';
import { lastArrivalOf } from '#db/queries/messages.ts';
import type { SessionRow, Transaction } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { requireAssignee } from './assignment.ts';
import { change, recordActions, requireAnswerTime } from './change.ts';
import { eraseMany } from './erase.ts';
import { tagRecords } from './tags.ts';

/** An action on messages or applications, with its value. */
type Step = Omit<Bulk & ApplicationBulk, 'action' | 'ids' | 'undoes'> & {
  readonly action: Bulk['action'] | ApplicationBulk['action'];
};

type Many = Step & {
  readonly ids: readonly string[];
  /** Set by an undo: records that have changed since that action are left alone. */
  readonly undoes?: Step | undefined;
};

/**
 * Applies one action to many records, with one line in the audit trail, or none if nothing changed. Records that
 * already have the value do not count as changed.
 * @throws Problem `invalid`, as `tagRecords` and `requireAnswerTime`; then none is changed
 */
export async function changeMany(
  context: Context,
  session: SessionRow,
  table: SearchedTable,
  { ids: asked, undoes, ...step }: Many,
): Promise<BulkResponse> {
  if (step.action === 'delete') return eraseMany(context, session, table, asked);
  const ids = [...new Set(asked)];
  const isOne = ids.length === 1;
  const { about, changed: action } = recordActions[table];
  const { released, ...answer } = await change(context, session, async (transaction, note) => {
    const found = await countOf(transaction.selectFrom(table).where('id', 'in', ids));
    const setTo = (one: Step) => recordsWith(transaction, table, ids, valuesOf(one));
    const still = undoes ? await setTo(undoes) : ids;
    const differing = undoes && found - new Set([...still, ...(await setTo(step))]).size;
    const answer = {
      missing: ids.length - found,
      released: [] as string[],
      ...(differing !== undefined && { differing }),
    };
    if (still.length === 0) return { changed: 0, ...answer };
    if (valuesOf(step).status === 'new') answer.released = await release(transaction, table, still);
    const { changed, details } = await carryOut(transaction, table, still, step, session);
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
  for (const id of released) context.events.publish({ about, what: 'arrived', id });
  if (answer.changed > released.length) {
    context.events.publish({ about, what: 'changed', ...(isOne && { id: ids[0] }) });
  }
  return answer;
}

/** @returns the ids of the changed records, and the details for the audit trail: the action's value, else its name */
async function carryOut(
  db: Transaction,
  table: SearchedTable,
  ids: readonly string[],
  step: Step,
  { user_id }: SessionRow,
) {
  const { action, tag = '', stage, answered, answeredAtUtc, followUp, assignedTo } = step;
  if (action === 'tag' || action === 'untag') {
    const isOn = action === 'tag';
    const changed = await tagRecords(db, table, ids, { tag, isOn });
    return { changed, details: { [isOn ? 'tagged' : 'untagged']: tag } };
  }
  if (stage) {
    const moved = await moveApplications(db, ids, stage, user_id);
    const [from, ...others] = new Set(moved.map((row) => row.stage));
    const details = { stage: others.length > 0 ? stage : `${from} → ${stage}` };
    return { changed: moved.map(({ id }) => id), details };
  }
  await requireAssignee(db, recordActions[table].about, assignedTo);
  if (answeredAtUtc) requireAnswerTime(answeredAtUtc, await lastArrivalOf(db, ids));
  const changed = await changeRecords(db, table, ids, valuesOf(step), answeredAtUtc?.getTime());
  if (action === 'answered') return { changed, details: { answered: answered ?? 'off' } };
  if (action === 'assign') return { changed, details: { assignedTo: assignedTo ?? 'nobody' } };
  const isFollowUp = action === 'followUp';
  return { changed, details: isFollowUp ? { followUp: followUp ?? 'off' } : { to: action } };
}

type ActionWithValue = 'answered' | 'assign' | 'followUp' | 'stage' | 'tag' | 'untag';

/** Columns of the actions without a value. */
const values: Readonly<Record<Exclude<Step['action'], ActionWithValue>, SetValues>> = {
  read: { status: 'read' },
  notSpam: { status: 'new' },
  unread: { status: 'new' },
  archive: { status: 'archived' },
  spam: { status: 'spam' },
  star: { starred: 1 },
  unstar: { starred: 0 },
  trash: { trashed: true },
  restore: { trashed: false },
  delete: {},
};

/** Columns that an action sets, apart from times. */
function valuesOf(step: Step): SetValues {
  const { action, answered = null, followUp = null, assignedTo = null, stage, tag } = step;
  return {
    ...values[action as keyof typeof values],
    ...(action === 'answered' && { replied_by: answered }),
    ...(action === 'followUp' && { follow_up: followUp }),
    ...(action === 'assign' && { assigned_to: assignedTo }),
    ...(stage && { stage }),
    ...(tag && { tagged: { tag, isOn: action === 'tag' } }),
  };
}
