import { type Kysely, sql } from 'kysely';
import { mostSearchWords } from '#contract/field-limits.ts';
import { foldedWords } from '#contract/fold.ts';
import type { Database } from '../schema.ts';
import { ownTurn } from '../turns.ts';

export type SearchTableName = 'messages_search' | 'applications_search';

const phoneTyped = /^\+?[\d\s()/.-]{5,}$/;

/**
 * What to match a search table against, in FTS5's own language: every word by its beginning, and what is
 * written together, as an address, side by side. Only the first twelve different words count, and a word that
 * another one begins with adds nothing. Undefined where the text holds no word at all.
 */
export function matchOf(text: string): string | undefined {
  const chunks = phoneTyped.test(text.trim()) ? [phoneDigits(text)] : text.split(/\s+/);
  const phrases = withoutImplied(chunks.map(foldedWords).filter(({ length }) => length > 0));
  // Folded words hold letters and digits alone, so nothing of what was typed is read as an operator.
  return phrases.length === 0
    ? undefined
    : bounded(phrases)
        .map((words) => `"${words.join(' ')}"*`)
        .join(' ');
}

/** Without what was typed twice, and without words that others begin with. */
function withoutImplied(phrases: readonly (readonly string[])[]): (readonly string[])[] {
  const texts = phrases.map((words) => words.join(' '));
  return phrases.filter((_, index) => {
    const text = texts[index] ?? '';
    if (texts.indexOf(text) < index) return false;
    return !texts.some((other) => other !== text && other.startsWith(text));
  });
}

/** As many phrases as have twelve words together; the last one may be cut. */
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

/** As it was stored: without the zeros that begin a number at home or abroad. */
function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0{1,2}/, '');
}

/** The `seq` of every row that a text finds, the oldest first. They are numbers alone: the rows are not read. */
export async function matchingSeqs(
  db: Kysely<Database>,
  table: SearchTableName,
  text: string,
  signal?: AbortSignal,
): Promise<number[]> {
  const match = matchOf(text);
  if (match === undefined) return [];
  await ownTurn(signal);
  // One text of all: thousands of row objects would take several times as long.
  const { rows } = await sql<{ seqs: string }>`
    select json_group_array(rowid) as seqs from ${sql.table(table)} where ${sql.table(table)} match ${match}
  `.execute(db);
  return JSON.parse(rows[0]?.seqs ?? '[]');
}

/** A list in pieces of so many. */
export function* pieces<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
