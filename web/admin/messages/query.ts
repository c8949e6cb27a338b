import { type Sort, sortOf, sorts } from '#contract/admin/lists.ts';
import { type Message, type MessageKind, messageKinds } from '#contract/admin/message.ts';
import { type Folder, folders, type MessageView, messageViews } from '#contract/admin/messages.ts';
import { type Subject, subjects } from '#contract/contact.ts';
import { type Language, languages } from '#contract/languages.ts';
import { paths } from '../paths.ts';

/** What the list shows. It is part of the URL, so that it can be bookmarked, shared and reached by Back. */
export type Query = {
  readonly folder: Folder;
  /** Shown in place of the folder. */
  readonly view?: MessageView | undefined;
  /** Undefined for the order that the view has by default. */
  readonly sort?: Sort | undefined;
  readonly kind?: MessageKind | undefined;
  readonly subject?: Subject | undefined;
  readonly language?: Language | undefined;
  /** Days, `2026-11-21`, both of them included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly q?: string | undefined;
};

const day = /^\d{4}-\d\d-\d\d$/;

/** Reads the URL's query; unknown values are ignored. */
export function readQuery(search: URLSearchParams): Query {
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === search.get(name));
  const dayOf = (name: string) => {
    const text = search.get(name) ?? '';
    return day.test(text) ? text : undefined;
  };
  const view = one('view', messageViews);
  return {
    folder: (!view && one('folder', folders)) || 'inbox',
    view,
    sort: one('sort', sorts),
    kind: one('kind', messageKinds),
    subject: one('subject', subjects),
    language: one('language', languages),
    from: dayOf('from'),
    to: dayOf('to'),
    q: search.get('q') || undefined,
  };
}

/** The query as part of the URL; empty for the inbox without filters. */
export function writeQuery(query: Query): string {
  const { folder, sort, ...rest } = query;
  const entries = Object.entries({
    folder: folder === 'inbox' ? undefined : folder,
    ...rest,
    sort: sort === sortOf({ view: rest.view }) ? undefined : sort,
  });
  return new URLSearchParams(
    entries.filter((entry): entry is [string, string] => !!entry[1]),
  ).toString();
}

/** The address of the list with a query. */
export function messagesHref(query: Query): string {
  const written = writeQuery(query);
  return paths.inbox + (written && `?${written}`);
}

/** The filters as the API takes them: days from midnight to midnight in the reader's zone. */
export function toApiQuery({ folder, sort, from, to, ...rest }: Query): Record<string, string> {
  const entries = Object.entries({
    ...rest,
    folder: rest.view ? undefined : folder,
    from: from && startOf(from, 0),
    to: to && startOf(to, 1),
  });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]));
}

function startOf(isoDay: string, daysLater: number): string | undefined {
  const [year = 0, month = 1, date = 1] = isoDay.split('-').map(Number);
  const start = new Date(year, month - 1, date + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** The number of active filters, without the search. */
export function filterCount({ kind, subject, language, from, to }: Query): number {
  return [kind, subject, language, from, to].filter(Boolean).length;
}

/** Whether a message belongs to the list. What was opened there does not leave it for that alone. */
export function belongs({ folder, view }: Query, message: Message): boolean {
  if (!view) return liesIn(folder, message);
  const isWelcome = message.status !== 'spam';
  switch (view) {
    case 'unread':
      return liesIn('inbox', message);
    case 'waiting':
      return liesIn('inbox', message) && message.repliedBy === null;
    case 'followUp':
      return isWelcome && message.followUp !== null;
    case 'noted':
      return isWelcome && message.note !== null;
    case 'toCheck':
      return !isWelcome;
    case 'due':
      return isWelcome;
  }
}

/** Whether a message is in the list only because it was opened there: another fetch has no such message. */
export function isKept({ view }: Query, { status, seenAtUtc }: Message): boolean {
  return (
    (view === 'unread' && status === 'read') ||
    (view === 'toCheck' && status === 'spam' && seenAtUtc !== null)
  );
}

/** Whether a list holds spam. */
export function isSpamList({ folder, view }: Query): boolean {
  return folder === 'spam' || view === 'toCheck';
}

/** Whether a message belongs to a folder. */
function liesIn(folder: Folder, { status, starred }: Message): boolean {
  switch (folder) {
    case 'inbox':
      return status === 'new' || status === 'read';
    case 'starred':
      return starred && status !== 'spam';
    case 'archived':
      return status === 'archived';
    case 'spam':
      return status === 'spam';
  }
}
