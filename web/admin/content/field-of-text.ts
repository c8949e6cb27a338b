import { within } from '#contract/content/edits.ts';
import { placeholder } from '#contract/content/fact-names.ts';
import { textPieces } from '#contract/content/link-mark.ts';
import type { FieldRef } from './names.ts';

export type Leaf = FieldRef & { readonly text: string };

/** The texts in a value, each with its path. */
export function leavesOf(document: string, value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ document, path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(document, inner, within(path, key)),
  );
}

/** Letters that a text needs besides its placeholders: `{name}` alone would match everything. */
const minLetters = 3;

/**
 * The field of a text in a page, which shows link marks as their words, and values of placeholders.
 * @param shown text of an element of the page
 * @param leaves candidates; of two that match, the one with more letters of its own wins
 * @param facts values of placeholders, where known
 */
export function fieldOfText(
  shown: string,
  leaves: readonly Leaf[],
  facts: ReadonlyMap<string, string> = new Map(),
): FieldRef | undefined {
  const wanted = plain(shown);
  if (!wanted) return undefined;
  let best: { readonly fieldRef: FieldRef; readonly score: number } | undefined;
  for (const { document, path, text } of leaves) {
    const score = scoreOf(wanted, text, facts);
    if (score > (best?.score ?? 0)) best = { fieldRef: { document, path }, score };
  }
  return best?.fieldRef;
}

/**
 * The quality of a match: twice its letters if the whole text matches, the shared letters if one contains the other.
 */
function scoreOf(wanted: string, text: string, facts: ReadonlyMap<string, string>): number {
  const words = wordsOf(text, facts);
  if (!words) return 0;
  if (words === wanted) return 2 * words.length + 1;
  const own = words.split(/\{[\w.]+\}/);
  const letters = own.join('').trim().length;
  if (own.length > 1 && letters >= minLetters) {
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
