import { type Message, type MessageKind, messageKinds } from '#contract/admin/message.ts';
import { type Folder, folders } from '#contract/admin/messages.ts';
import { type Subject, subjects } from '#contract/contact.ts';
import { type Language, languages } from '#contract/languages.ts';

/** What the list shows. It is part of the URL, so that it can be bookmarked, shared and reached by Back. */
export type Query = {
  readonly folder: Folder;
  readonly kind?: MessageKind | undefined;
  readonly subject?: Subject | undefined;
  readonly language?: Language | undefined;
  /** Days, `2026-11-21`, both of them included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly q?: string | undefined;
  /** A search finds messages everywhere, unless it is narrowed to the folder. */
  readonly scope?: 'folder' | undefined;
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
  return {
    folder: one('folder', folders) ?? 'inbox',
    kind: one('kind', messageKinds),
    subject: one('subject', subjects),
    language: one('language', languages),
    from: dayOf('from'),
    to: dayOf('to'),
    q: search.get('q') || undefined,
    scope: one('scope', ['folder']),
  };
}

/** The query as part of the URL; empty for the inbox without filters. */
export function writeQuery(query: Query): string {
  const { folder, ...rest } = query;
  const entries = Object.entries({ folder: folder === 'inbox' ? undefined : folder, ...rest });
  return new URLSearchParams(
    entries.filter((entry): entry is [string, string] => !!entry[1]),
  ).toString();
}

/** The query as the API takes it: days from midnight to midnight in the reader's zone. */
export function toApiQuery(query: Query): Record<string, string> {
  const { from, to, scope, folder, ...rest } = query;
  const entries = Object.entries({
    ...rest,
    folder: isEverywhere(query) ? undefined : folder,
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

/** Whether the list shows what a search found in all folders. */
export function isEverywhere({ q, scope }: Query): boolean {
  return q !== undefined && scope === undefined;
}

/** The query of another folder: a search goes on there. */
export function inFolder({ q }: Query, folder: Folder): Query {
  return { folder, ...(q && { q, scope: 'folder' }) };
}

/** The number of active filters, without the search. */
export function filterCount({ kind, subject, language, from, to }: Query): number {
  return [kind, subject, language, from, to].filter(Boolean).length;
}

/** Whether a message belongs to a folder. */
export function liesIn(folder: Folder, { status, starred }: Message): boolean {
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
