import * as z from 'zod/mini';
import { subjects } from '../contact.ts';
import { flag } from '../fields.ts';
import { languages } from '../languages.ts';
import { lastChange } from './done-by.ts';
import {
  assignedFilter,
  assignee,
  bulkIds,
  cursorOfView,
  exactTime,
  fieldsOfActions,
  followUpDay,
  keptUntil,
  narrowed,
  noteText,
  searched,
  span,
  undoesMeans,
  undoesNoErasure,
  versionSeen,
  viewPaging,
} from './lists.ts';
import { answerWays, message, messageKinds, messageStatuses } from './message.ts';
import { recordCalls } from './record-calls.ts';
import { audiences } from './roles.ts';
import { oneTag, tagActions, tagIds } from './tags.ts';

/**
 * The inbox holds new and read messages; starred ones are in their own folder as well. Messages in the trash are in no
 * other folder, view or search.
 */
export const folders = ['inbox', 'starred', 'archived', 'spam', 'trash'] as const;
export type Folder = (typeof folders)[number];

/**
 * Views: unread, unanswered in the inbox, follow-ups (by day), messages with a note, those that a reply was sent to, spam
 * that no admin has seen, and messages that are erased soon (`soonDays`). Spam is only in its own view.
 */
export const messageViews = [
  'unread',
  'waiting',
  'followUp',
  'noted',
  'sent',
  'toCheck',
  'due',
] as const;
export type MessageView = (typeof messageViews)[number];

const narrowing = {
  folder: narrowed(folders),
  view: narrowed(messageViews),
  status: narrowed(messageStatuses),
  kind: narrowed(messageKinds),
  subject: narrowed(subjects),
  language: narrowed(languages),
  starred: flag,
  tag: oneTag,
  assignedTo: assignedFilter,
  q: searched,
  ...span,
} as const;

export const messageQuery = z.strictObject({ ...narrowing, ...viewPaging }).check(cursorOfView);

export const messageExportQuery = z.strictObject(narrowing);
export type MessageNarrowing = z.output<typeof messageExportQuery>;

/** Whether a message was answered, and how. */
const answering = {
  /** Null if it was not. A correction of the way keeps the time. */
  answered: z.optional(z.nullable(z.enum(answerWays, { error: 'invalid' }))),
  /** When it was answered, not before its arrival nor in the future; by default now. */
  answeredAtUtc: z.optional(exactTime),
} as const;

type Answering = { readonly answered?: unknown; readonly answeredAtUtc?: unknown };
const timeNeedsAnswer = z.refine<Answering>(
  ({ answered, answeredAtUtc }: Answering) => answeredAtUtc === undefined || Boolean(answered),
  { error: 'invalid', path: ['answeredAtUtc'] },
);

export const messageChange = z
  .strictObject({
    status: narrowed(messageStatuses),
    starred: z.optional(z.boolean({ error: 'invalid' })),
    note: z.optional(noteText),
    followUp: followUpDay,
    assignedTo: assignee,
    tags: tagIds,
    ...answering,
    version: versionSeen,
  })
  .check(
    z.refine(({ version, ...change }) => Object.keys(change).length > 0, { error: 'required' }),
    timeNeedsAnswer,
  );
export type MessageChange = z.output<typeof messageChange>;
/** `messageChange` before parsing: a blank note removes the note. */
export type SentMessageChange = z.input<typeof messageChange>;

/** Actions on many messages without further fields. `notSpam` moves them to the inbox, as unread. */
export const plainActions = [
  'read',
  'unread',
  'archive',
  'spam',
  'notSpam',
  'star',
  'unstar',
] as const;
export type PlainAction = (typeof plainActions)[number];

/**
 * Actions that can be undone: `answered` and `followUp` need the field of their name, `assign` needs `assignedTo`, `tag`
 * and `untag` need `tag`. `restore` undoes `trash`.
 */
const undoableActions = [
  ...plainActions,
  'answered',
  'followUp',
  'assign',
  'tag',
  'untag',
  'trash',
  'restore',
] as const;
/** `delete` erases permanently, at once. */
export const bulkActions = [...undoableActions, 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

const valuesOfActions = {
  ...answering,
  followUp: followUpDay,
  assignedTo: assignee,
  tag: oneTag,
} as const;
const fieldOfAction = fieldsOfActions({
  answered: ['answered'],
  followUp: ['followUp'],
  assign: ['assignedTo'],
  ...tagActions,
});

export const bulk = z
  .strictObject({
    ids: bulkIds,
    action: z.enum(bulkActions, { error: 'invalid' }),
    ...valuesOfActions,
    undoes: z.optional(
      z
        .strictObject({ action: z.enum(undoableActions, { error: 'invalid' }), ...valuesOfActions })
        .check(fieldOfAction, timeNeedsAnswer, undoesMeans),
    ),
  })
  .check(fieldOfAction, timeNeedsAnswer, undoesNoErasure);
export type Bulk = z.output<typeof bulk>;

export const listedMessage = z.extend(message, {
  ...keptUntil,
  /** Of the note; not in lists. */
  noteChange: z.optional(lastChange),
});
export type ListedMessage = z.output<typeof listedMessage>;

export const {
  list: listMessages,
  read: readMessage,
  readRelated: readRelatedToMessage,
  change: changeMessage,
  erase: eraseMessage,
  changeMany: changeMessages,
  exportAll: exportMessages,
} = recordCalls('Messages', {
  one: 'a message',
  erased: 'a message',
  reads: audiences.messages,
  changes: audiences.messageWork,
  summaries: {
    list: 'the views `waiting` and `due` begin with the oldest',
    read: 'One message; in the trash with the time when it is erased',
    exportAll: 'The same list whole, as CSV (RFC 4180) for a spreadsheet',
  },
  query: messageQuery,
  narrowing: messageExportQuery,
  change: messageChange,
  bulk,
  listed: listedMessage,
  whole: listedMessage,
});
