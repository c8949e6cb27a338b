import { textPieces } from '#contract/content/link-mark.ts';

/** A link mark in a text, or words that can become one: from and to are positions in the text. */
export type LinkSpot = {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** Undefined if it is no link yet. */
  readonly target?: string;
};

/** The link at a selection, else the selected words. */
export function linkAt(text: string, start: number, end: number): LinkSpot {
  let from = 0;
  for (const { words, target } of textPieces(text)) {
    const to = from + (target === undefined ? words : linkMark(words, target)).length;
    if (target !== undefined && from <= start && end <= to) return { from, to, words, target };
    from = to;
  }
  return { from: start, to: end, words: text.slice(start, end) };
}

/** A link as it stands in a text. */
export function linkMark(words: string, target: string): string {
  return `[${words}](${target})`;
}

/** A text with other words in place of a part of it. */
export function replaced(text: string, { from, to }: Pick<LinkSpot, 'from' | 'to'>, words: string) {
  return text.slice(0, from) + words + text.slice(to);
}
