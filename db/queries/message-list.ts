import { type MessageStatus, messageStatuses } from '#contract/admin/message.ts';
import type { Folder, MessageNarrowing, MessageView } from '#contract/admin/messages.ts';
import { firstIdAt } from '../ids.ts';
import { messagesWithTags, type TaggedMessage } from './messages.ts';
import type { RecordList } from './record-list.ts';
import type { DueBefore } from './retention.ts';
import { hasTag } from './tags.ts';
import { inTrash, notInTrash } from './trash.ts';

export type MessageListNarrowing = MessageNarrowing & DueBefore;

const welcome = ['new', 'read', 'archived'] as const;
const inboxed = ['new', 'read'] as const;

const folderStatuses: Readonly<Record<Folder, readonly MessageStatus[]>> = {
  inbox: inboxed,
  starred: welcome,
  archived: ['archived'],
  spam: ['spam'],
  trash: messageStatuses,
};

const viewStatuses: Readonly<Record<MessageView, readonly MessageStatus[]>> = {
  unread: ['new'],
  waiting: inboxed,
  followUp: welcome,
  noted: welcome,
  toCheck: ['spam'],
  due: welcome,
};

export const messageList: RecordList<TaggedMessage, MessageListNarrowing> = {
  table: 'messages',
  rows: messagesWithTags,
  sortedBy: ({ view }) => (view === 'followUp' ? 'follow_up' : 'id'),
  // Starred messages and the trash have an index of their own, sorted over all statuses.
  groups: (narrowing) =>
    isStarred(narrowing) || narrowing.folder === 'trash'
      ? [statusesOf(narrowing)]
      : statusesOf(narrowing).map((one) => [one]),
  statuses(narrowing) {
    const { folder, view, kind, subject, language, from, to } = narrowing;
    const others = [view, kind, subject, language, narrowing.starred, from, to];
    const isNarrower = folder === 'starred' || folder === 'trash';
    if (isNarrower || others.some((filter) => filter !== undefined)) return undefined;
    return statusesOf(narrowing);
  },
  narrowed(db, narrowing, statuses) {
    const { folder, view, kind, subject, language, starred, tag, dueBefore } = narrowing;
    let result = db
      .selectFrom('messages')
      .where('status', 'in', statuses as MessageStatus[])
      .where(folder === 'trash' ? inTrash : notInTrash);
    if (kind) result = result.where('kind', '=', kind);
    if (subject) result = result.where('subject', '=', subject);
    if (tag) result = result.where(hasTag('messages', tag));
    if (language) result = result.where('language', '=', language);
    if (isStarred(narrowing)) result = result.where('starred', '=', 1);
    else if (starred === false) result = result.where('starred', '=', 0);
    if (view === 'waiting') result = result.where('replied_at', 'is', null);
    if (view === 'followUp') result = result.where('follow_up', 'is not', null);
    if (view === 'noted') result = result.where('note', 'is not', null);
    if (view === 'toCheck') result = result.where('seen_at', 'is', null);
    // Ids have the order of arrival.
    if (view === 'due') result = result.where('id', '<', firstIdAt(new Date(dueBefore.messages)));
    return result;
  },
};

/** The statuses that match the folder, the view and the status filter. */
function statusesOf({ folder, view, status }: MessageNarrowing): MessageStatus[] {
  return messageStatuses.filter(
    (one) =>
      (status === undefined || one === status) &&
      (folder === undefined || folderStatuses[folder].includes(one)) &&
      (view === undefined || viewStatuses[view].includes(one)),
  );
}

function isStarred({ folder, starred }: MessageNarrowing): boolean {
  return folder === 'starred' || starred === true;
}
