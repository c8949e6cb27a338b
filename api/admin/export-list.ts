import type { Request, Response } from 'express';
import { type Language, preferredLanguage } from '#contract/languages.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { audit } from './change.ts';
import { type CsvColumn, streamCsv } from './csv.ts';

/** Each walks a whole list: more at once would only make all of them slower, and what others ask for too. */
const mostAtOnce = 2;
/** Who has taken nothing for so long is gone; an export that waits for them keeps others from theirs. */
const mostSilenceMs = 60_000;

let underWay = 0;

type Asked = {
  readonly session: SessionRow;
  readonly request: Request;
  readonly response: Response;
};

type ExportOptions<Row, Item> = {
  readonly action: 'messagesExported' | 'applicationsExported';
  /** Of the file, without its ending. */
  readonly name: Readonly<Record<Language, string>>;
  readonly columns: readonly CsvColumn<Item>[];
  readonly toItem: (row: Row) => Item;
  /** The list, a page at a time, until `signal` ends it. */
  pages(signal: AbortSignal): AsyncGenerator<readonly Row[]>;
};

/**
 * Answers with a whole list as CSV, in the reader's language; that it was taken out is written down.
 * @throws Problem `exportsBusy` while as many others are under way as there may be
 */
export async function exportList<Row, Item>(
  { db }: Context,
  { session, request, response }: Asked,
  { action, name, columns, toItem, pages }: ExportOptions<Row, Item>,
): Promise<void> {
  if (underWay >= mostAtOnce) {
    throw new Problem('exportsBusy', { headers: { 'Retry-After': '10' } });
  }
  underWay += 1;
  const left = new AbortController();
  response.once('close', () => left.abort());
  response.setTimeout(mostSilenceMs, () => response.destroy());
  try {
    await audit(db, session, { action });
    const language = preferredLanguage(request.headers['accept-language']);
    await streamCsv(response, {
      ...{ columns, language, toItem },
      name: name[language],
      pages: pages(left.signal),
    });
  } finally {
    underWay -= 1;
  }
}
