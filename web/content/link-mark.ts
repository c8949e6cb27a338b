/**
 * The one mark inside a plain text: `[words](target)` is a link. Targets:
 * `page:about`, `page:about#values`, `mail:info` (a key of `identity.email`), `phone`, `whatsapp`, `cookies` (opens
 * the cookie dialog), or an address that begins with `https://`. `linkTargetProblem` (build time) knows which exist.
 */
const mark = /\[([^[\]]+)\]\(([^()\s]+)\)/;

/** A piece of a text: words as they are, or words that lead somewhere. */
export type TextPiece = { readonly words: string; readonly target?: string };

/** Takes a text apart at its link marks; empty pieces are left out. */
export function textPieces(text: string): TextPiece[] {
  // Split by a pattern with two groups: words, link words, target, words, …
  const parts = text.split(mark);
  const pieces: TextPiece[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [words = '', linked, target] = parts.slice(at, at + 3);
    if (words) pieces.push({ words });
    if (linked && target) pieces.push({ words: linked, target });
  }
  return pieces;
}
