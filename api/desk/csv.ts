import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Language } from '#contract/languages.ts';
import type { Page } from '#db/queries/message-list.ts';

export type CsvColumn<Row> = {
  readonly title: Readonly<Record<Language, string>>;
  readonly value: (row: Row) => string | number | null;
};

/** Spreadsheets of a country whose decimals have a comma expect a semicolon between fields. */
const separators = { tr: ';', en: ',' } as const;
const lineEnd = '\r\n';
/** Without it Excel reads UTF-8 as something older. */
const byteOrderMark = '\ufeff';

/**
 * Streams a list as CSV (RFC 4180), a page at a time, so that its length does not matter. Who stops it half
 * way gets a download that their browser calls broken.
 * @param nextPage the page after the one that ended with the cursor
 * @param name of the file, without its ending
 */
export async function streamCsv<Row>(
  response: Response,
  {
    columns,
    nextPage,
    language,
    name,
  }: {
    readonly columns: readonly CsvColumn<Row>[];
    readonly nextPage: (cursor: string | undefined) => Promise<Page<Row>>;
    readonly language: Language;
    readonly name: string;
  },
): Promise<void> {
  // Asked for before anything is sent: a list that cannot be read is still refused in words.
  const first = await nextPage(undefined);
  const separator = separators[language];
  const line = (fields: readonly (string | number | null)[]) =>
    fields.map((field) => csvField(field, separator)).join(separator) + lineEnd;

  async function* lines() {
    yield byteOrderMark + line(columns.map(({ title }) => title[language]));
    let page = first;
    for (;;) {
      yield page.items.map((row) => line(columns.map(({ value }) => value(row)))).join('');
      if (page.nextCursor === null) return;
      page = await nextPage(page.nextCursor);
    }
  }

  response.attachment(`${name}.csv`).type('text/csv; charset=utf-8');
  await pipeline(Readable.from(lines()), response).catch((reason: NodeJS.ErrnoException) => {
    // The reader left; nobody is there to be told.
    if (reason.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw reason;
  });
}

/**
 * A field as a spreadsheet takes it for text and never for a formula (OWASP, CSV injection): a quote before
 * what would begin one, and around what the format itself uses.
 */
export function csvField(value: string | number | null, separator: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u.test(value) ? `'${value}` : value;
  const special = new RegExp(`["\\r\\n${separator}]`);
  return special.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
