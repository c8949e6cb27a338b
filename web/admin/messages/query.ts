import { type Message, type MessageKind, messageKinds } from '#contract/admin/message.ts';
import { type Folder, folders } from '#contract/admin/messages.ts';
import { type Subject, subjects } from '#contract/contact.ts';
import { type Language, languages } from '#contract/languages.ts';
import { type Days, readDays, setOnly, toApiDays } from '../days.ts';

/** What the list shows. It is part of the URL, so that it can be bookmarked, shared and reached by Back. */
export type Query = Days & {
  readonly folder: Folder;
  readonly kind?: MessageKind | undefined;
  readonly subject?: Subject | undefined;
  readonly language?: Language | undefined;
  readonly q?: string | undefined;
};

/** Reads the URL's query; unknown values are ignored. */
export function readQuery(search: URLSearchParams): Query {
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === search.get(name));
  return {
    folder: one('folder', folders) ?? 'inbox',
    kind: one('kind', messageKinds),
    subject: one('subject', subjects),
    language: one('language', languages),
    ...readDays(search),
    q: search.get('q') || undefined,
  };
}

/** The query as part of the URL; empty for the inbox without filters. */
export function writeQuery(query: Query): string {
  const { folder, ...rest } = query;
  const given = setOnly({ folder: folder === 'inbox' ? undefined : folder, ...rest });
  return new URLSearchParams(given).toString();
}

/** The query as the API takes it. */
export function toApiQuery(query: Query): Record<string, string> {
  return setOnly({ ...query, ...toApiDays(query) });
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
