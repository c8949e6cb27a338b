import { type Kysely, sql } from 'kysely';
import type { SearchedTable } from '../../engine/store.ts';
import { yieldToEventLoop } from '../../engine/turns.ts';
import { alternativesOf } from '../../queries/search-phrases.ts';
import type { Database } from '../../schema.ts';

type SearchTableName = `${SearchedTable}_search`;

/** Builds an FTS5 query of what a typed text looks for; undefined if the text holds no word. */
export function matchOf(text: string): string | undefined {
  const alternatives = alternativesOf(text).map((phrases) =>
    phrases.map((words) => `"${words.join(' ')}"*`).join(' '),
  );
  return alternatives.join(' OR ') || undefined;
}

/** The `seq` of every matching row, oldest first. Only the search table is read. */
export async function matchingSeqs(
  db: Kysely<Database>,
  table: SearchTableName,
  text: string,
  signal?: AbortSignal,
): Promise<number[]> {
  const match = matchOf(text);
  if (match === undefined) return [];
  await yieldToEventLoop(signal);
  // One JSON text: thousands of row objects would take several times as long.
  const { rows } = await sql<{ seqs: string }>`
    select json_group_array(rowid) as seqs from ${sql.table(table)} where ${sql.table(table)} match ${match}
  `.execute(db);
  return JSON.parse(rows[0]?.seqs ?? '[]');
}
