import { type Message, type MessageColumns, messageFields } from '#contract/admin/message.ts';
import type { ListedMessage, MessageChange } from '#contract/admin/messages.ts';
import { sortOf } from '#contract/admin/sort.ts';
import { calls } from '#contract/calls.ts';
import { release } from '#db/queries/any-record.ts';
import { messageList } from '#db/queries/message-list.ts';
import { changeMessage, findMessage, type TaggedMessage } from '#db/queries/messages.ts';
import { listRecords, recordBatches } from '#db/queries/record-list.ts';
import { tagsIn } from '#db/queries/tags.ts';
import { toRecord } from '#db/records.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { orNotFound, recordChanged } from '../http/problem.ts';
import { assignedIn, assigneeColumns, assignmentDetails, requireAssignee } from './assignment.ts';
import { change, requireAnswerTime } from './change.ts';
import { changeMany } from './change-many.ts';
import { messageColumns } from './csv-columns.ts';
import { noteChangeOf } from './done-by.ts';
import { eraseOne } from './erase.ts';
import { exportList } from './export-list.ts';
import { mapPage, withKeptUntil } from './page.ts';
import { relatedTo } from './related.ts';
import { seen } from './seen-spam.ts';
import { requireTags, tagDetails } from './tags.ts';
import { utcOrNull } from './utc.ts';

export function messageRoutes(routes: CallRouter, context: Context): void {
  const { db, searchIndex } = context;

  routes.serve(calls.listMessages, async ({ query, session }) => {
    if (query.q) await searchIndex.beforeSearch();
    const asked = {
      ...assignedIn(query, session),
      sort: sortOf(query),
      dueBefore: context.retention.dueBefore(),
    };
    const page = mapPage(await listRecords(messageList, context, asked), toMessage);
    return withKeptUntil(context, 'messages', page);
  });

  routes.serve(calls.exportMessages, async ({ query, ...asked }) => {
    if (query.q) await searchIndex.beforeSearch();
    const dueBefore = context.retention.dueBefore();
    const narrowing = { ...assignedIn(query, asked.session), dueBefore };
    await exportList(context, asked, {
      list: 'messages',
      columns: [...messageColumns(context.company()), ...(await assigneeColumns(db))],
      toItem: toMessage,
      pages: (signal) => recordBatches(messageList, context, narrowing, signal),
    });
  });

  routes.serve(calls.changeMessages, ({ body, session }) =>
    changeMany(context, session, 'messages', body),
  );

  routes.serve(calls.readMessage, async ({ parameters, session }) => {
    const row = orNotFound(await findMessage(db, parameters.id));
    const isSuspected = row.status === 'spam';
    return wholeMessage(context, await seen(context, session, 'messages', row, isSuspected));
  });

  routes.serve(calls.readRelatedToMessage, async ({ parameters, session }) =>
    relatedTo(context, session, orNotFound(await findMessage(db, parameters.id))),
  );

  routes.serve(calls.changeMessage, ({ parameters, body, session }) =>
    editMessage(context, session, parameters.id, body),
  );

  routes.serve(calls.eraseMessage, ({ parameters, session }) =>
    eraseOne(context, session, 'messages', parameters.id),
  );
}

export function toMessage(row: TaggedMessage): Message {
  return {
    ...toRecord<MessageColumns, typeof messageFields>(messageFields, row),
    tags: tagsIn(row),
    replyState: row.reply_state,
  };
}

async function wholeMessage(
  { db, retention }: Context,
  row: TaggedMessage,
): Promise<ListedMessage> {
  const ends = await retention.expiryOf('messages', [row]);
  return {
    ...toMessage(row),
    keptUntilUtc: utcOrNull(ends.get(row.id)),
    noteChange: await noteChangeOf(db, row),
  };
}

/**
 * Changes the admin's fields of one message.
 * @throws Problem `notFound`, or `changedMeanwhile` when `version` is not the present one
 */
async function editMessage(
  context: Context,
  session: SessionRow,
  id: string,
  { version, ...asked }: MessageChange,
): Promise<ListedMessage> {
  const changed = await change(context, session, async (transaction, note) => {
    const before = orNotFound(await findMessage(transaction, id));
    if (version !== undefined && version !== before.version) throw recordChanged(id);
    requireAnswerTime(asked.answeredAtUtc, before.created_at);
    await requireTags(transaction, asked.tags);
    await requireAssignee(transaction, 'message', asked.assignedTo);
    const released = asked.status === 'new' ? await release(transaction, 'messages', [id]) : [];
    const after = await changeMessage({ db: transaction, search: context.search }, before, asked);
    if (after !== before) {
      const details = detailsOf(before, after);
      await note({ action: 'messageChanged', subjectIds: [id], details });
    }
    return { before, after, isReleased: released.length > 0 };
  });
  const { before, after, isReleased } = changed;
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
    ...assignmentDetails(before, after),
    ...tagDetails(tagsIn(before), tagsIn(after)),
  };
}
