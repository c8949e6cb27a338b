import { type Message, messageKinds } from '#contract/admin/message.ts';
import { type Folder, folders, type MessageView, messageViews } from '#contract/admin/messages.ts';
import { sortOf, sorts } from '#contract/admin/sort.ts';
import { subjects } from '#contract/contact.ts';
import { languages } from '#contract/languages.ts';
import {
  type AddressQuery,
  anyText,
  assignee,
  readAddress,
  setOnly,
  uuid,
  writeAddress,
} from '../format/address-query.ts';
import { dayFields, toApiDays } from '../format/days.ts';
import { paths } from '../paths.ts';
import { hasTag } from '../tags/tag-mark.ts';

const fields = {
  folder: folders,
  /** Shown instead of the folder. */
  view: messageViews,
  /** Undefined for the order that the view has by default. */
  sort: sorts,
  kind: messageKinds,
  subject: subjects,
  language: languages,
  tag: uuid,
  assignedTo: assignee,
  ...dayFields,
  q: anyText,
  /** A search finds messages everywhere, unless it is narrowed to the folder; a tag in the folder, unless in `all`. */
  scope: ['folder', 'all'],
} as const;

/** The list's filters, in the URL, so that they can be bookmarked, shared and reached by Back. */
export type Query = AddressQuery<typeof fields> & { readonly folder: Folder };

/** Reads the URL's query; unknown values are ignored. */
export function readQuery(search: URLSearchParams): Query {
  const query = readAddress(fields, search);
  return { ...query, folder: (!query.view && query.folder) || 'inbox' };
}

/** The query as part of the URL; empty for the inbox without filters. */
export function writeQuery(query: Query): string {
  const { folder, sort, ...rest } = query;
  return writeAddress({
    folder: folder === 'inbox' ? undefined : folder,
    ...rest,
    sort: sort === sortOf({ view: rest.view }) ? undefined : sort,
  });
}

/** The address of the list with a query. */
export function messagesHref(query: Query): string {
  const written = writeQuery(query);
  return paths.inbox + (written && `?${written}`);
}

/** The filters as the API takes them. */
export function toApiQuery(query: Query): Record<string, string> {
  const { folder, sort, scope, view, ...rest } = query;
  return setOnly({
    ...rest,
    ...toApiDays(query),
    view: isEverywhere(query) ? undefined : view,
    folder: isEverywhere(query) || view ? undefined : folder,
  });
}

/** Whether the list shows what a search or a tag found in all folders. */
export function isEverywhere({ q, tag, scope }: Query): boolean {
  if (q !== undefined) return scope !== 'folder';
  return tag !== undefined && scope === 'all';
}

/** The query for another folder; a search stays. */
export function inFolder({ q }: Query, folder: Folder): Query {
  return { folder, ...(q && { q, scope: 'folder' }) };
}

/** The number of active filters, without the search. */
export function filterCount(query: Query): number {
  const { kind, subject, language, tag, assignedTo, from, to } = query;
  return [kind, subject, language, tag, assignedTo, from, to].filter(Boolean).length;
}

/** Whether a message is in each folder; the trash is handled separately. */
export const isInFolder: Readonly<Record<Folder, (message: Message) => boolean>> = {
  inbox: ({ status }) => status === 'new' || status === 'read',
  starred: ({ starred, status }) => starred && status !== 'spam',
  archived: ({ status }) => status === 'archived',
  spam: ({ status }) => status === 'spam',
  trash: () => true,
};

const isInView: Readonly<Record<MessageView, (message: Message) => boolean>> = {
  unread: isInFolder.inbox,
  waiting: (message) => isInFolder.inbox(message) && message.repliedBy === null,
  followUp: ({ followUp, status }) => followUp !== null && status !== 'spam',
  noted: ({ note, status }) => note !== null && status !== 'spam',
  sent: ({ replyState, status }) => replyState !== null && status !== 'spam',
  toCheck: isInFolder.spam,
  due: ({ status }) => status !== 'spam',
};

/** Whether a message belongs to the list. Being opened in the list alone does not remove it. */
export function belongs(query: Query, message: Message): boolean {
  const { folder, view, tag, assignedTo } = query;
  const isTrashList = folder === 'trash' && !view && !isEverywhere(query);
  if (isTrashList !== (message.trashedAtUtc !== null)) return false;
  if (tag !== undefined && !hasTag(message, tag)) return false;
  if (assignedTo !== undefined && assignedTo !== (message.assignedTo ?? 'nobody')) return false;
  if (isEverywhere(query)) return true;
  return view ? isInView[view](message) : isInFolder[folder](message);
}

/** Whether a message is listed only because it was opened in the list: a new fetch would not contain it. */
export function isRetained(query: Query, { status, seenAtUtc }: Message): boolean {
  const { view } = query;
  if (isEverywhere(query)) return false;
  return (
    (view === 'unread' && status === 'read') ||
    (view === 'toCheck' && status === 'spam' && seenAtUtc !== null)
  );
}

/** A search within another folder. */
export function searchIn(query: Query, folder: Folder): Query {
  return { ...query, folder, view: undefined, scope: 'folder' };
}
