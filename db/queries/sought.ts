import { foldedWords } from '#contract/fold.ts';
import type { Phrase, Sought, Tagged } from '../engine/sought.ts';
import type { Searched, SearchedTable } from '../engine/store.ts';
import type { Db } from '../schema.ts';
import { alternativesOf, nearAlternativesOf, phrasesOf } from './search-phrases.ts';
import { searchedTexts } from './search-words.ts';

/** Fewer letters would begin too many names. */
const minTagLetters = 3;

/** The meaning of a typed search. If no row matches it, one wrong letter is forgiven. */
export async function readSought(
  { db, search }: Searched,
  table: SearchedTable,
  text: string,
): Promise<Sought> {
  const sought = { alternatives: alternativesOf(text), tagged: await taggedIn(db, text) };
  if (sought.alternatives.length === 0 || (await search.hasAny(table, sought))) return sought;
  return { ...nearAlternativesOf(text), tagged: [] };
}

/** The tags that a text names by the beginnings of their words. */
async function taggedIn(db: Db, text: string): Promise<Tagged[]> {
  const phrases = phrasesOf(text);
  const tags = await db.selectFrom('tags').select(['id', 'name']).execute();
  const byRest = new Map<string, Tagged>();
  for (const { id, name } of tags) {
    const words = foldedWords(name);
    const rest = phrases.filter((phrase) => !names(words, phrase));
    if (rest.length === phrases.length) continue;
    const key = rest.join();
    const others = byRest.get(key)?.tags ?? [];
    byRest.set(key, { tags: [...others, id], rest: rest.map((phrase) => [phrase]) });
  }
  return [...byRest.values()];
}

function names(words: readonly string[], phrase: Phrase): boolean {
  const sought = phrase.join(' ');
  return (
    sought.length >= Math.min(minTagLetters, words.join(' ').length) &&
    words.some((_, at) => words.slice(at).join(' ').startsWith(sought))
  );
}

/** Listed in the answer: more would not be read. */
const maxNear = 3;

/** The words of found rows that are near the search, and not in it, as they are written. */
export function nearIn(
  table: SearchedTable,
  rows: readonly object[],
  text: string,
  near: readonly string[],
): string[] {
  const exact = phrasesOf(text).map((words) => words.join(' '));
  const found = new Map<string, string>();
  const isKnown = (word: string) => [...found.keys()].some((one) => word.startsWith(one));
  for (const row of rows) {
    for (const [word] of searchedTexts(table, row)
      .join(' ')
      .matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const folded = foldedWords(word).join('');
      const begins = (one: string) => folded.startsWith(one);
      if (near.some(begins) && !exact.some(begins) && !isKnown(folded)) found.set(folded, word);
      if (found.size === maxNear) return [...found.values()];
    }
  }
  return [...found.values()];
}
