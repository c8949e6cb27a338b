import { placeholder } from '#contract/content/fact-names.ts';
import { within } from '#contract/content/json-pointer.ts';
import { textPieces } from '#contract/content/link-mark.ts';
import type { Place } from './names.ts';

/** A text of a document. */
export type Leaf = Place & { readonly text: string };

/** The texts in a value, each with its place. */
export function leavesOf(document: string, value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ document, path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(document, inner, within(path, key)),
  );
}

/** Letters that a text must have besides its placeholders: `{name}` alone would be found in everything. */
const fewestLetters = 3;

/**
 * The place of a text that a page shows: pages show link marks as their words, and a value for each placeholder.
 * @param shown what an element of the page holds
 * @param leaves the texts that may be meant; of two that fit, the one with more of its own letters
 * @param facts what placeholders stand for, where it is known
 */
export function fieldOfText(
  shown: string,
  leaves: readonly Leaf[],
  facts: ReadonlyMap<string, string> = new Map(),
): Place | undefined {
  const wanted = plain(shown);
  if (!wanted) return undefined;
  let best: { readonly place: Place; readonly score: number } | undefined;
  for (const { document, path, text } of leaves) {
    const score = scoreOf(wanted, text, facts);
    if (score > (best?.score ?? 0)) best = { place: { document, path }, score };
  }
  return best?.place;
}

/** How well a text fits: twice its letters if it is the whole, as many as they share if one contains the other. */
function scoreOf(wanted: string, text: string, facts: ReadonlyMap<string, string>): number {
  const words = wordsOf(text, facts);
  if (!words) return 0;
  if (words === wanted) return 2 * words.length + 1;
  const own = words.split(/\{[\w.]+\}/);
  const letters = own.join('').trim().length;
  if (own.length > 1 && letters >= fewestLetters) {
    const pattern = own.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?');
    if (new RegExp(`^${pattern}$`, 'u').test(wanted)) return 2 * letters;
  }
  // Part of a paragraph, such as the words of a link; or an element around several texts.
  if (words.includes(wanted)) return wanted.length / 2 - words.length / 1e6;
  if (wanted.includes(words)) return words.length / 2;
  return 0;
}

/** A text as a page shows it, on one line. */
export function wordsOf(text: string, facts: ReadonlyMap<string, string>): string {
  return plain(
    textPieces(text)
      .map((piece) => piece.words)
      .join('')
      .replace(placeholder, (whole, name: string) => facts.get(name) ?? whole),
  );
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
