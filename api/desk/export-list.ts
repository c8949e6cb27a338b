import type { Request, Response } from 'express';
import { pageSize } from '#contract/bounds.ts';
import { type Language, preferredLanguage } from '#contract/languages.ts';
import type { Page } from '#db/queries/message-list.ts';
import type { SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import { audit } from './change.ts';
import { type CsvColumn, streamCsv } from './csv.ts';

type Asked = {
  readonly session: SessionRow;
  readonly request: Request;
  readonly response: Response;
};

type ExportOptions<Item> = {
  readonly action: 'messagesExported' | 'applicationsExported';
  /** Of the file, without its ending. */
  readonly name: Readonly<Record<Language, string>>;
  readonly columns: readonly CsvColumn<Item>[];
  /** Asks for a page of the list. */
  list(paging: {
    readonly sort: 'newest';
    readonly limit: number;
    readonly cursor: string | undefined;
  }): Promise<Page<Item>>;
};

/** Answers with a whole list as CSV, in the reader's language; that it was taken out is written down. */
export async function exportList<Item>(
  { db }: Context,
  { session, request, response }: Asked,
  { action, name, columns, list }: ExportOptions<Item>,
): Promise<void> {
  await audit(db, session, { action });
  const language = preferredLanguage(request.headers['accept-language']);
  await streamCsv(response, {
    columns,
    language,
    name: name[language],
    nextPage: (cursor) => list({ sort: 'newest', limit: pageSize.max, cursor }),
  });
}
