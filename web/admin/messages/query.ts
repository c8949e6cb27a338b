import { type Message, type MessageKind, messageKinds } from '#contract/admin/message.ts';
import { type Folder, folders, type MessageView, messageViews } from '#contract/admin/messages.ts';
import { type Sort, sortOf, sorts } from '#contract/admin/sort.ts';
import { type Subject, subjects } from '#contract/contact.ts';
import { type Language, languages } from '#contract/languages.ts';
import { type Days, readDays, setOnly, toApiDays } from '../format/days.ts';
import { paths } from '../paths.ts';
import { readTag } from '../tags/read-tag.ts';
import { hasTag } from '../tags/tag-mark.ts';

/** The list's filters, in the URL, so that they can be bookmarked, shared and reached by Back. */
export type Query = Days & {
  readonly folder: Folder;
  /** Shown instead of the folder. */
  readonly view?: MessageView | undefined;
  /** Undefined for the order that the view has by default. */
  readonly sort?: Sort | undefined;
  readonly kind?: MessageKind | undefined;
  readonly subject?: Subject | undefined;
  readonly language?: Language | undefined;
  readonly tag?: string | undefined;
  readonly q?: string | undefined;
  /** A search finds messages everywhere, unless it is narrowed to the folder; a tag in the folder, unless in `all`. */
  readonly scope?: 'folder' | 'all' | undefined;
};

/** Reads the URL's query; unknown values are ignored. */
export function readQuery(search: URLSearchParams): Query {
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === search.get(name));
  const view = one('view', messageViews);
  return {
    folder: (!view && one('folder', folders)) || 'inbox',
    view,
    sort: one('sort', sorts),
    kind: one('kind', messageKinds),
    subject: one('subject', subjects),
    language: one('language', languages),
    tag: readTag(search),
    ...readDays(search),
    q: search.get('q') || undefined,
    scope: one('scope', ['folder', 'all']),
  };
}

/** The query as part of the URL; empty for the inbox without filters. */
export function writeQuery(query: Query): string {
  const { folder, sort, ...rest } = query;
  const given = setOnly({
    folder: folder === 'inbox' ? undefined : folder,
    ...rest,
    sort: sort === sortOf({ view: rest.view }) ? undefined : sort,
  });
  return new URLSearchParams(given).toString();
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
export function filterCount({ kind, subject, language, tag, from, to }: Query): number {
  return [kind, subject, language, tag, from, to].filter(Boolean).length;
}

/** Whether a message is in each folder; the trash is handled separately. */
export const isInFolder: Readonly<Record<Folder, (message: Message) => boolean>> = {
  inbox: ({ status }) => status === 'new' || status === 'read',
  starred: ({ starred, status }) => starred && status !== 'spam',
  archived: ({ status }) => status === 'archived',
  spam: ({ status }) => status === 'spam',
  trash: () => true,
};

/** Whether a message is in each view. */
const isInView: Readonly<Record<MessageView, (message: Message) => boolean>> = {
  unread: isInFolder.inbox,
  waiting: (message) => isInFolder.inbox(message) && message.repliedBy === null,
  followUp: ({ followUp, status }) => followUp !== null && status !== 'spam',
  noted: ({ note, status }) => note !== null && status !== 'spam',
  toCheck: isInFolder.spam,
  due: ({ status }) => status !== 'spam',
};

/** Whether a message belongs to the list. Being opened in the list alone does not remove it. */
export function belongs(query: Query, message: Message): boolean {
  const { folder, view, tag } = query;
  const isTrashList = folder === 'trash' && !view && !isEverywhere(query);
  if (isTrashList !== (message.trashedAtUtc !== null)) return false;
  if (tag !== undefined && !hasTag(message, tag)) return false;
  if (isEverywhere(query)) return true;
  return view ? isInView[view](message) : isInFolder[folder](message);
}

/** Whether a message is listed only because it was opened in the list: a new fetch would not contain it. */
export function isKept(query: Query, { status, seenAtUtc }: Message): boolean {
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
