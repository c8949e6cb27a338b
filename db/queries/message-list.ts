import { type MessageStatus, messageStatuses } from '#contract/admin/message.ts';
import type { MessageNarrowing } from '#contract/admin/messages.ts';
import type { MessageRow } from '../schema.ts';
import type { RecordList } from './record-list.ts';

export const messageList: RecordList<MessageRow, MessageNarrowing> = {
  table: 'messages',
  rows: (db) => db.selectFrom('messages').selectAll(),
  // Starred messages have an index of their own, sorted over all statuses.
  groups: (narrowing) =>
    isStarred(narrowing) ? [statusesOf(narrowing)] : statusesOf(narrowing).map((one) => [one]),
  narrowed(db, narrowing, statuses) {
    const { kind, subject, language, starred } = narrowing;
    let result = db.selectFrom('messages').where('status', 'in', statuses as MessageStatus[]);
    if (kind) result = result.where('kind', '=', kind);
    if (subject) result = result.where('subject', '=', subject);
    if (language) result = result.where('language', '=', language);
    if (isStarred(narrowing)) result = result.where('starred', '=', 1);
    else if (starred === false) result = result.where('starred', '=', 0);
    return result;
  },
};

/** The statuses that match the folder and the status filter. */
function statusesOf({ folder, status }: MessageNarrowing): MessageStatus[] {
  const inFolder: readonly MessageStatus[] = {
    inbox: ['new', 'read'] as const,
    starred: ['new', 'read', 'archived'] as const,
    archived: ['archived'] as const,
    spam: ['spam'] as const,
    none: messageStatuses,
  }[folder ?? 'none'];
  return inFolder.filter((one) => status === undefined || one === status);
}

function isStarred({ folder, starred }: MessageNarrowing): boolean {
  return folder === 'starred' || starred === true;
}
