import { type Kysely, sql } from 'kysely';
import { mostSearchWords } from '#contract/field-limits.ts';
import { foldedWords } from '#contract/fold.ts';
import type { Database } from '../../schema.ts';
import type { SearchedTable } from '../../store.ts';
import { ownTurn } from '../../turns.ts';

export type SearchTableName = `${SearchedTable}_search`;

const phoneTyped = /^\+?[\d\s()/.-]{5,}$/;

/**
 * Builds an FTS5 query. Each chunk between spaces, such as an address, becomes a phrase whose last word matches by
 * prefix. Only the first twelve different words count. A phrase that another one starts with is left out.
 * @returns undefined if the text holds no word
 */
export function matchOf(text: string): string | undefined {
  const chunks = phoneTyped.test(text.trim()) ? [phoneDigits(text)] : text.split(/\s+/);
  const phrases = withoutImplied(chunks.map(foldedWords).filter(({ length }) => length > 0));
  // Folded words hold only letters and digits, so typed text is never parsed as an operator.
  return phrases.length === 0
    ? undefined
    : bounded(phrases)
        .map((words) => `"${words.join(' ')}"*`)
        .join(' ');
}

/** Removes duplicates, and phrases that others start with. */
function withoutImplied(phrases: readonly (readonly string[])[]): (readonly string[])[] {
  const texts = phrases.map((words) => words.join(' '));
  return phrases.filter((_, index) => {
    const text = texts[index] ?? '';
    if (texts.indexOf(text) < index) return false;
    return !texts.some((other) => other !== text && other.startsWith(text));
  });
}

/** The first phrases, up to twelve words in total; the last one may be cut. */
function bounded(phrases: readonly (readonly string[])[]): (readonly string[])[] {
  let left = mostSearchWords;
  const kept: (readonly string[])[] = [];
  for (const words of phrases) {
    if (left === 0) break;
    kept.push(words.slice(0, left));
    left -= Math.min(left, words.length);
  }
  return kept;
}

/** Removes the leading zeros of national and international dialling, as when it was stored. */
function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0{1,2}/, '');
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
  await ownTurn(signal);
  // One JSON text: thousands of row objects would take several times as long.
  const { rows } = await sql<{ seqs: string }>`
    select json_group_array(rowid) as seqs from ${sql.table(table)} where ${sql.table(table)} match ${match}
  `.execute(db);
  return JSON.parse(rows[0]?.seqs ?? '[]');
}
