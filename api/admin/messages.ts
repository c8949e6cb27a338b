import type { BulkAnswer } from '#contract/admin/lists.ts';
import { type Message, type MessageColumns, messageFields } from '#contract/admin/message.ts';
import type { Bulk, ListedMessage, MessageChange } from '#contract/admin/messages.ts';
import { timeNow } from '#db/clock.ts';
import { type BulkValues, changeRecords, type SetValues } from '#db/queries/any-record.ts';
import {
  changeMessage,
  findMessage,
  lastArrivalOf,
  type TaggedMessage,
} from '#db/queries/messages.ts';
import { tagsIn } from '#db/queries/tags.ts';
import { toRecord } from '#db/records.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { change } from './change.ts';
import { changeMany } from './change-many.ts';
import { eraseMany } from './erase.ts';
import { requireTags, tagDetails, tagRecords } from './tags.ts';
import { utcOrNull } from './utc.ts';

export function toMessage(row: TaggedMessage): Message {
  return {
    ...toRecord<MessageColumns, typeof messageFields>(messageFields, row),
    tags: tagsIn(row),
    replyState: row.reply_state,
  };
}

/** One message; in the trash with the time when it is erased. */
export async function wholeMessage(
  { retention }: Context,
  row: TaggedMessage,
): Promise<ListedMessage> {
  if (row.trashed_at === null) return toMessage(row);
  const ends = await retention.expiryOf('messages', [row]);
  return { ...toMessage(row), keptUntilUtc: utcOrNull(ends.get(row.id)) };
}

/**
 * One message as it is stored.
 * @throws Problem `notFound`
 */
export async function requireMessage(db: Context['db'], id: string): Promise<TaggedMessage> {
  const row = await findMessage(db, id);
  if (!row) throw new Problem('notFound');
  return row;
}

/**
 * Changes the admin's fields of one message.
 * @throws Problem `notFound`, or `changedMeanwhile` when `version` is not the present one
 */
export async function editMessage(
  context: Context,
  session: SessionRow,
  id: string,
  { version, ...asked }: MessageChange,
): Promise<ListedMessage> {
  const { before, after } = await change(context, session, async (transaction, note) => {
    const before = await requireMessage(transaction, id);
    if (version !== undefined && version !== before.version) throw new Problem('changedMeanwhile');
    requireAnswerTime(asked.answeredAtUtc, before.created_at);
    await requireTags(transaction, asked.tags);
    const after = await changeMessage({ db: transaction, search: context.search }, before, asked);
    if (after !== before) {
      const details = detailsOf(before, after);
      await note({ action: 'messageChanged', subjectIds: [id], details });
    }
    return { before, after };
  });
  if (after.note !== before.note) context.searchIndex.arrived();
  if ((after.status === 'spam') !== (before.status === 'spam')) context.quota.spamChanged();
  if (after !== before) context.events.publish({ about: 'message', what: 'changed', id });
  return wholeMessage(context, after);
}

/** The changed fields for the audit trail, without the text of a note. */
function detailsOf(before: TaggedMessage, after: TaggedMessage): Record<string, string> {
  return {
    ...(after.status !== before.status && { status: `${before.status} → ${after.status}` }),
    ...(after.starred !== before.starred && { starred: after.starred ? 'on' : 'off' }),
    ...(after.note !== before.note && { note: after.note === null ? 'removed' : 'written' }),
    ...(after.follow_up !== before.follow_up && { followUp: after.follow_up ?? 'off' }),
    ...(after.replied_by !== before.replied_by && { answered: after.replied_by ?? 'off' }),
    ...tagDetails(tagsIn(before), tagsIn(after)),
  };
}

/**
 * By the database's time: an answer that is taken back may be a moment old.
 * @throws Problem `invalid` for an answer before the message had arrived (ms since the Unix epoch), or in the future
 */
function requireAnswerTime(answeredAt: Date | undefined, arrivedAt: number): void {
  if (answeredAt === undefined) return;
  const at = answeredAt.getTime();
  if (at >= arrivedAt && at <= timeNow()) return;
  throw new Problem('invalid', { errors: { answeredAtUtc: { key: 'invalid' } } });
}

/** Applies one action to many messages. Those that are as asked already do not count as changed. */
export async function editMessages(
  context: Context,
  session: SessionRow,
  { ids, undoes, ...what }: Bulk,
): Promise<BulkAnswer> {
  const { action, tag } = what;
  const undoing = undoes && { from: setBy(undoes), to: setBy(what) };
  if (action === 'delete') return eraseMany(context, session, 'messages', ids);
  if (action === 'tag' || action === 'untag') {
    return tagRecords(context, session, 'messages', { ids, undoing, action, tag });
  }
  const many = { table: 'messages', ids, undoing } as const;
  const answer = await changeMany(context, session, many, async (transaction, ids) => {
    if (what.answeredAtUtc) {
      requireAnswerTime(what.answeredAtUtc, await lastArrivalOf(transaction, ids));
    }
    const changed = await changeRecords(transaction, 'messages', ids, valuesOf(what));
    return { changed, details: bulkDetailsOf(what) };
  });
  if (valuesOf(what).status !== undefined) context.quota.spamChanged();
  return answer;
}

type Step = Omit<Bulk, 'ids' | 'undoes'>;

/** A bulk action for the audit trail: its own value, else its name. */
function bulkDetailsOf({ action, answered, followUp }: Step): Record<string, string> {
  if (action === 'answered') return { answered: answered ?? 'off' };
  return action === 'followUp' ? { followUp: followUp ?? 'off' } : { to: action };
}

/** What an action sets, apart from times. */
function setBy(step: Step): SetValues {
  const { status_since, seen_at, answered, answeredAt, ...values } = valuesOf(step);
  const { action, tag } = step;
  return {
    ...values,
    ...(answered !== undefined && { replied_by: answered }),
    ...(tag && { tagged: { tag, isOn: action === 'tag' } }),
  };
}

/** The values that an action sets; erasing and tagging set none. */
function valuesOf({ action, answered = null, answeredAtUtc, followUp = null }: Step): BulkValues {
  const now = timeNow();
  const answeredAt = answeredAtUtc?.getTime();
  switch (action) {
    case 'read':
    case 'notSpam':
      return { status: 'read', status_since: now };
    case 'unread':
      return { status: 'new', status_since: now };
    case 'archive':
      return { status: 'archived', status_since: now };
    case 'spam':
      return { status: 'spam', status_since: now, seen_at: now };
    case 'star':
      return { starred: 1 };
    case 'unstar':
      return { starred: 0 };
    case 'answered':
      return { answered, answeredAt };
    case 'followUp':
      return { follow_up: followUp };
    case 'trash':
      return { trashed: true };
    case 'restore':
      return { trashed: false };
    case 'tag':
    case 'untag':
    case 'delete':
      return {};
  }
}
