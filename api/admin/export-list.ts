import type { Request, Response } from 'express';
import { recordTexts } from '#contract/admin/record-texts.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { languageOf } from '../http/sender.ts';
import { audit } from './change.ts';
import { type CsvColumn, streamCsv } from './csv.ts';

/** Each reads a whole list: more at once would slow down every other request. */
const maxAtOnce = 2;
/** Counts a client as gone after this time without progress: a stalled export would block others. */
const maxSilenceMs = 60_000;

let underWay = 0;

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
 * Sends a whole list as CSV in the reader's language, and records the export in the audit trail.
 * @throws Problem `exportsBusy` while two other exports are under way
 */
export function exportList<Row, Item>(
  { db }: Context,
  { session, request, response }: Asked,
  { list, columns, toItem, pages }: ExportOptions<Row, Item>,
): Promise<void> {
  return withExportSlot(response, async (signal) => {
    await audit(db, session, { action: `${list}Exported` });
    const language = languageOf(request);
    await streamCsv(response, {
      ...{ columns, language, toItem },
      name: recordTexts[language].exports[list],
      pages: pages(signal),
    });
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
  if (underWay >= maxAtOnce) {
    throw new Problem('exportsBusy', { headers: { 'Retry-After': '10' } });
  }
  underWay += 1;
  const left = new AbortController();
  response.once('close', () => left.abort());
  response.setTimeout(maxSilenceMs, () => response.destroy());
  try {
    await make(left.signal);
  } finally {
    underWay -= 1;
  }
}
