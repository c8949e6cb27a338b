import { type Message, type MessageColumns, messageFields } from '#contract/admin/message.ts';
import type { ListedMessage, MessageChange } from '#contract/admin/messages.ts';
import { timeNow } from '#db/engine/clock.ts';
import { release } from '#db/queries/any-record.ts';
import { changeMessage, findMessage, type TaggedMessage } from '#db/queries/messages.ts';
import { tagsIn } from '#db/queries/tags.ts';
import { toRecord } from '#db/records.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { orNotFound, Problem } from '../http/problem.ts';
import { change } from './change.ts';
import { requireTags, tagDetails } from './tags.ts';
import { utcOrNull } from './utc.ts';

export function toMessage(row: TaggedMessage): Message {
  return {
    ...toRecord<MessageColumns, typeof messageFields>(messageFields, row),
    tags: tagsIn(row),
    replyState: row.reply_state,
  };
}

/** One message; in the trash with the time at which it is erased. */
export async function wholeMessage(
  { retention }: Context,
  row: TaggedMessage,
): Promise<ListedMessage> {
  if (row.trashed_at === null) return toMessage(row);
  const ends = await retention.expiryOf('messages', [row]);
  return { ...toMessage(row), keptUntilUtc: utcOrNull(ends.get(row.id)) };
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
  const { before, after, isReleased } = await change(
    context,
    session,
    async (transaction, note) => {
      const before = orNotFound(await findMessage(transaction, id));
      if (version !== undefined && version !== before.version)
        throw new Problem('changedMeanwhile');
      requireAnswerTime(asked.answeredAtUtc, before.created_at);
      await requireTags(transaction, asked.tags);
      const released = asked.status === 'new' ? await release(transaction, 'messages', [id]) : [];
      const after = await changeMessage({ db: transaction, search: context.search }, before, asked);
      if (after !== before) {
        const details = detailsOf(before, after);
        await note({ action: 'messageChanged', subjectIds: [id], details });
      }
      return { before, after, isReleased: released.length > 0 };
    },
  );
  if (after.note !== before.note) context.searchIndex.arrived();
  if (after !== before) {
    const what = isReleased ? 'arrived' : 'changed';
    context.events.publish({ about: 'message', what, id });
  }
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
 * By the database's time.
 * @throws Problem `invalid` for an answer before the message had arrived (ms since the Unix epoch), or in the future
 */
export function requireAnswerTime(answeredAt: Date | undefined, arrivedAt: number): void {
  if (answeredAt === undefined) return;
  const at = answeredAt.getTime();
  if (at >= arrivedAt && at <= timeNow()) return;
  throw new Problem('invalid', { errors: { answeredAtUtc: { key: 'invalid' } } });
}
