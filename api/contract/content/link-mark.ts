/**
 * The only markup in a plain text: `[words](target)` is a link. Targets: `page:about`, `page:about#values`, `mail:info`
 * (a key of `identity.email`), `phone`, `whatsapp`, `cookies` (opens the cookie dialog), or an address that begins with
 * `https://`. `linkProblems` (build time) checks that they exist.
 */
const mark = /\[([^[\]]+)\]\(([^()\s]+)\)/;

/** A piece of a text: plain words, or words with a link target. */
export type TextPiece = { readonly words: string; readonly target?: string };

/** Splits a text at its link marks; empty pieces are left out. */
export function textPieces(text: string): TextPiece[] {
  // The pattern has two groups, so a split gives: words, link words, target, words, …
  const parts = text.split(mark);
  const pieces: TextPiece[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [words = '', linked, target] = parts.slice(at, at + 3);
    if (words) pieces.push({ words });
    if (linked && target) pieces.push({ words: linked, target });
  }
  return pieces;
}
