import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { recordTexts } from '#contract/admin/record-texts.ts';
import { languageRecords } from '#contract/languages.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { unlessReaderLeft } from '../http/send-json.ts';
import { languageOf } from '../http/sender.ts';
import { audit } from './change.ts';
import { type CsvColumn, csvField } from './csv.ts';

/** Each reads a whole list: more at once would slow down every other request. */
const maxAtOnce = 2;
/** Counts a client as gone after this time without progress: a stalled export would block others. */
const maxSilenceMs = 60_000;

let underWay = 0;

const lineEnd = '\r\n';
/** Without it Excel reads UTF-8 as an older encoding. */
const byteOrderMark = '\ufeff';

export type Asked = {
  readonly session: SessionRow;
  readonly request: Request;
  readonly response: Response;
};

type ExportOptions<Row, Item> = {
  readonly list: 'messages' | 'applications' | 'audit';
  readonly columns: readonly CsvColumn<Item>[];
  readonly toItem: (row: Row) => Item;
  /** Pages of the list, until `signal` aborts. */
  pages(signal: AbortSignal): AsyncGenerator<readonly Row[]>;
};

/**
 * Sends a whole list as CSV (RFC 4180) in the reader's language, a page at a time, and records the export in the audit
 * trail. If the client aborts, the pages end too, and its browser marks the download as failed.
 * @throws Problem `exportsBusy` while two other exports are under way
 */
export function exportList<Row, Item>(
  { db }: Context,
  { session, request, response }: Asked,
  { list, columns, toItem, pages: pagesOf }: ExportOptions<Row, Item>,
): Promise<void> {
  return withExportSlot(response, async (signal) => {
    await audit(db, session, { action: `${list}Exported` });
    const language = languageOf(request);
    const texts = recordTexts[language];
    const { csvSeparator } = languageRecords[language];
    const line = (fields: readonly string[]) => fields.join(csvSeparator) + lineEnd;
    const lineOf = (item: Item) =>
      line(columns.map(({ value, isOurs }) => csvField(value(item, texts), isOurs)));
    const pages = pagesOf(signal);
    // Read before the headers are sent: a list that cannot be read still gets an error response.
    let page = await pages.next();

    async function* lines() {
      yield byteOrderMark + line(columns.map(({ title }) => csvField(title(texts))));
      for (; !page.done; page = await pages.next()) {
        yield page.value.map((row) => lineOf(toItem(row))).join('');
      }
    }

    response.attachment(`${texts.exports[list]}.csv`).type('text/csv; charset=utf-8');
    await pipeline(Readable.from(lines()), response);
  });
}

/**
 * Makes an export while at most one other is under way.
 * @param make sends it; its signal aborts when the client is gone
 * @throws Problem `exportsBusy` while two others are under way
 */
export async function withExportSlot(
  response: Response,
  make: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (response.closed) return;
  if (underWay >= maxAtOnce) {
    throw new Problem('exportsBusy', { headers: { 'Retry-After': '10' } });
  }
  underWay += 1;
  const left = new AbortController();
  response.once('close', () => left.abort());
  response.setTimeout(maxSilenceMs, () => response.destroy());
  try {
    await make(left.signal).catch(unlessReaderLeft);
  } finally {
    underWay -= 1;
  }
}
