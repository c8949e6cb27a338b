import { type Message, messageFields } from '#contract/admin/message.ts';
import type { Bulk, MessageChange } from '#contract/admin/messages.ts';
import {
  type BulkValues,
  changeMessage,
  changeMessages,
  findMessage,
} from '#db/queries/messages.ts';
import { toRecord } from '#db/records.ts';
import type { MessageRow, SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { change } from './change.ts';
import { eraseMany } from './erase.ts';

export function toMessage(row: MessageRow): Message {
  return toRecord(messageFields, row);
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
): Promise<Message> {
  const { before, after } = await change(context, session, async (transaction, note) => {
    const before = await findMessage(transaction, id);
    if (!before) throw new Problem('notFound');
    if (version !== undefined && version !== before.version) throw new Problem('changedMeanwhile');
    const after = await changeMessage({ db: transaction, search: context.search }, before, asked);
    if (after !== before) {
      const details = detailsOf(before, after);
      await note({ action: 'messageChanged', subjectIds: [id], details });
    }
    return { before, after };
  });
  if (after.note !== before.note) context.searchIndex.arrived();
  if (after !== before) context.events.publish({ about: 'message', what: 'changed', id });
  return toMessage(after);
}

/** The changed fields for the audit trail, without the text of a note. */
function detailsOf(before: MessageRow, after: MessageRow): Record<string, string> {
  return {
    ...(after.status !== before.status && { status: `${before.status} → ${after.status}` }),
    ...(after.starred !== before.starred && { starred: after.starred ? 'on' : 'off' }),
    ...(after.note !== before.note && { note: after.note === null ? 'removed' : 'written' }),
    ...(after.replied_at !== before.replied_at && { replied: 'on' }),
  };
}

/** Applies one action to many messages. Returns how many were changed, and how many no longer exist. */
export async function editMessages(
  context: Context,
  session: SessionRow,
  { ids: asked, action }: Bulk,
): Promise<{ changed: number; missing: number }> {
  const values = valuesOf(action);
  if (!values) return eraseMany(context, session, 'messages', asked);
  const ids = [...new Set(asked)];
  const isOne = ids.length === 1;
  const changed = await change(context, session, async (transaction, note) => {
    const subjectIds = await changeMessages(transaction, ids, values);
    const count = subjectIds.length;
    const line = isOne
      ? ({ action: 'messageChanged', details: { to: action } } as const)
      : ({ action: 'messagesChanged', details: { to: action, count } } as const);
    if (count > 0) await note({ ...line, subjectIds });
    return count;
  });
  context.events.publish({ about: 'message', what: 'changed' });
  return { changed, missing: ids.length - changed };
}

/** The values that an action sets; undefined for erasing. */
function valuesOf(action: Bulk['action']): BulkValues | undefined {
  const status_since = Date.now();
  switch (action) {
    case 'read':
    case 'notSpam':
      return { status: 'read', status_since };
    case 'unread':
      return { status: 'new', status_since };
    case 'archive':
      return { status: 'archived', status_since };
    case 'spam':
      return { status: 'spam', status_since, seen_at: status_since };
    case 'star':
      return { starred: 1 };
    case 'unstar':
      return { starred: 0 };
    case 'delete':
      return undefined;
  }
}
