import { type RawBuilder, sql } from 'kysely';
import { type MessageStatus, messageStatuses } from '#contract/admin/message.ts';
import type { Folder, MessageNarrowing, MessageView } from '#contract/admin/messages.ts';
import { firstIdAt } from '../engine/ids.ts';
import { isAssignedTo } from './assignment.ts';
import { messagesWithTags, type TaggedMessage } from './messages.ts';
import type { RecordList } from './record-list.ts';
import { isWrittenTo } from './replies.ts';
import type { DueBefore } from './retention.ts';
import { hasTag } from './tags.ts';
import { inTrash, notInTrash } from './trash.ts';

export type MessageListNarrowing = MessageNarrowing & DueBefore;

const notSpam = ['new', 'read', 'archived'] as const;
const inboxed = ['new', 'read'] as const;

const folderStatuses: Readonly<Record<Folder, readonly MessageStatus[]>> = {
  inbox: inboxed,
  starred: notSpam,
  archived: ['archived'],
  spam: ['spam'],
  trash: messageStatuses,
};

type View = {
  readonly statuses: readonly MessageStatus[];
  where?(narrowing: DueBefore): RawBuilder<boolean>;
};

const views: Readonly<Record<MessageView, View>> = {
  unread: { statuses: ['new'] },
  waiting: { statuses: inboxed, where: () => sql`replied_at is null` },
  followUp: { statuses: notSpam, where: () => sql`follow_up is not null` },
  noted: { statuses: notSpam, where: () => sql`note is not null` },
  sent: { statuses: notSpam, where: () => isWrittenTo },
  toCheck: { statuses: ['spam'], where: () => sql`seen_at is null` },
  // Ids sort by arrival.
  due: {
    statuses: notSpam,
    where: ({ dueBefore }) => sql`id < ${firstIdAt(new Date(dueBefore.messages))}`,
  },
};

export const messageList: RecordList<TaggedMessage, MessageListNarrowing> = {
  table: 'messages',
  rows: messagesWithTags,
  sortedBy: ({ view }) => (view === 'followUp' ? 'follow_up' : 'id'),
  // Starred messages and the trash have indexes of their own, sorted over all statuses.
  groups: (narrowing) =>
    isStarred(narrowing) || narrowing.folder === 'trash'
      ? [statusesOf(narrowing)]
      : statusesOf(narrowing).map((one) => [one]),
  statuses(narrowing) {
    const { folder, view, kind, subject, language, assignedTo, from, to } = narrowing;
    const others = [view, kind, subject, language, narrowing.starred, assignedTo, from, to];
    const isNarrower = folder === 'starred' || folder === 'trash';
    if (isNarrower || others.some((filter) => filter !== undefined)) return undefined;
    return statusesOf(narrowing);
  },
  narrowed(db, narrowing, statuses) {
    const { folder, view, kind, subject, language, starred, tag, assignedTo } = narrowing;
    let result = db
      .selectFrom('messages')
      .where('status', 'in', statuses as MessageStatus[])
      .where(folder === 'trash' ? inTrash : notInTrash);
    if (kind) result = result.where('kind', '=', kind);
    if (subject) result = result.where('subject', '=', subject);
    if (tag) result = result.where(hasTag('messages', tag));
    if (assignedTo) result = result.where(isAssignedTo(assignedTo));
    if (language) result = result.where('language', '=', language);
    if (isStarred(narrowing)) result = result.where('starred', '=', 1);
    else if (starred === false) result = result.where('starred', '=', 0);
    const inView = view && views[view].where?.(narrowing);
    return inView ? result.where(inView) : result;
  },
};

function statusesOf({ folder, view, status }: MessageNarrowing): MessageStatus[] {
  return messageStatuses.filter(
    (one) =>
      (status === undefined || one === status) &&
      (folder === undefined || folderStatuses[folder].includes(one)) &&
      (view === undefined || views[view].statuses.includes(one)),
  );
}

function isStarred({ folder, starred }: MessageNarrowing): boolean {
  return folder === 'starred' || starred === true;
}
