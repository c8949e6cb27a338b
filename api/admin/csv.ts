import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { type RecordTexts, recordTexts } from '#contract/admin/record-texts.ts';
import { type Language, languageRecords } from '#contract/languages.ts';
import { unlessReaderLeft } from '../http/send-json.ts';

export type CsvColumn<Row> = {
  readonly title: (texts: RecordTexts) => string;
  readonly value: (row: Row, texts: RecordTexts) => string | number | null;
};

const lineEnd = '\r\n';
/** Without it Excel reads UTF-8 as an older encoding. */
const byteOrderMark = '\ufeff';

/**
 * Streams a list as CSV (RFC 4180), a page at a time, so that its length does not matter. If the client aborts, the
 * pages end too, and its browser marks the download as failed.
 * @param name of the file, without its extension
 */
export async function streamCsv<Row, Item>(
  response: Response,
  {
    columns,
    pages,
    toItem,
    language,
    name,
  }: {
    readonly columns: readonly CsvColumn<Item>[];
    readonly pages: AsyncGenerator<readonly Row[]>;
    readonly toItem: (row: Row) => Item;
    readonly language: Language;
    readonly name: string;
  },
): Promise<void> {
  // Read before anything is sent: a list that cannot be read still gets an error response.
  let page: IteratorResult<readonly Row[]>;
  try {
    page = await pages.next();
  } catch (reason) {
    unlessReaderLeft(reason as NodeJS.ErrnoException);
    return;
  }
  const line = (fields: readonly (string | number | null)[]) =>
    fields.map(csvField).join(languageRecords[language].csvSeparator) + lineEnd;

  const texts = recordTexts[language];

  async function* lines() {
    yield byteOrderMark + line(columns.map(({ title }) => title(texts)));
    for (; !page.done; page = await pages.next()) {
      const items = page.value.map(toItem);
      yield items.map((item) => line(columns.map(({ value }) => value(item, texts)))).join('');
    }
  }

  response.attachment(`${name}.csv`).type('text/csv; charset=utf-8');
  await pipeline(Readable.from(lines()), response).catch(unlessReaderLeft);
}

/** The characters that begin a formula in a spreadsheet, with those that it skips before them. */
const formula = /^(["'\s\p{Cc}]*)(?=[=+\-@＝＋－＠])/u;
/**
 * The same after a character that may begin a cell when a file is split by another separator, or without regard to
 * quotes. It looks back from each sign: forward, each of 5,000 tabs would read all those behind it.
 */
const laterFormula = /(?<=[,;\t\r\n]["\s\p{Cc}]*)[=+\-@＝＋－＠]/gu;

/**
 * A field that spreadsheets read as text, never as a formula (OWASP, CSV injection): an apostrophe before anything
 * that would begin one, and quotes around every field. Excel splits by its own country's separator: `a,=1+1` in a
 * file with semicolons would become two cells, the second one a formula, so that is guarded as well.
 */
export function csvField(value: string | number | null): string {
  const guarded = String(value ?? '')
    .replace(/^[\t\r\n\0]/, "'$&")
    .replace(formula, "'$&")
    .replace(laterFormula, "'$&");
  return `"${guarded.replaceAll('"', '""')}"`;
}
