import { type Message, type MessageKind, messageKinds } from '#contract/admin/message.ts';
import { type Folder, folders } from '#contract/admin/messages.ts';
import { type Subject, subjects } from '#contract/contact.ts';
import { type Language, languages } from '#contract/languages.ts';

/** What the list shows: it stands in the address, so that it can be kept, shared and gone back to. */
export type Query = {
  readonly folder: Folder;
  readonly kind?: MessageKind | undefined;
  readonly subject?: Subject | undefined;
  readonly language?: Language | undefined;
  /** Days, `2026-11-21`, both of them included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly q?: string | undefined;
};

const day = /^\d{4}-\d\d-\d\d$/;

/** Reads the address; what is none of ours is passed over. */
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
  };
}

/** The same as it stands in the address; the inbox, unnarrowed, is nothing at all. */
export function writeQuery(query: Query): string {
  const { folder, ...rest } = query;
  const entries = Object.entries({ folder: folder === 'inbox' ? undefined : folder, ...rest });
  return new URLSearchParams(
    entries.filter((entry): entry is [string, string] => !!entry[1]),
  ).toString();
}

/** The same as the API is asked: days from midnight to midnight where the reader is. */
export function toApiQuery({ from, to, ...rest }: Query): Record<string, string> {
  const entries = Object.entries({
    ...rest,
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

/** How many narrow the folder, search apart. */
export function filterCount({ kind, subject, language, from, to }: Query): number {
  return [kind, subject, language, from, to].filter(Boolean).length;
}

/** Whether a message lies in a folder. */
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
