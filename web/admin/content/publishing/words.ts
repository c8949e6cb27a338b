import { diffArrays } from 'diff';
import fonts from '../../../styles/fonts.css?raw';

/** A piece of two texts: in both, or only in the old or the new one. */
type DiffPiece = { readonly kind: 'same' | 'old' | 'new'; readonly text: string };

/** A comparison of texts with more differing words and signs would block a phone for too long. */
const maxChanges = 1000;

/**
 * The differences of two texts by words: pieces in reading order, each old one before its new one. Texts too different
 * to compare are one old and one new piece.
 */
export function wordDiff(from: string, to: string): DiffPiece[] {
  const changes = diffArrays(wordsOf(from), wordsOf(to), { maxEditLength: maxChanges }) ?? [
    { value: [from], removed: true, added: false },
    { value: [to], removed: false, added: true },
  ];
  const pieces: DiffPiece[] = [];
  let [old, fresh] = ['', ''];
  const endChange = () => {
    if (old) pieces.push({ kind: 'old', text: old });
    if (fresh) pieces.push({ kind: 'new', text: fresh });
    [old, fresh] = ['', ''];
  };
  changes.forEach(({ value, added, removed }, index) => {
    const text = value.join('');
    // A blank between two changed words counts as changed: the result is easier to read.
    const isBetween = /^\s+$/.test(text) && index > 0 && index < changes.length - 1;
    if (added || removed || isBetween) {
      if (!added) old += text;
      if (!removed) fresh += text;
    } else {
      endChange();
      pieces.push({ kind: 'same', text });
    }
  });
  endChange();
  return pieces;
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** Characters of equal text that are shown on each side of a change. */
const shownLetters = 90;

/** The same pieces, with long stretches between changes cut. A text without changes stays whole. */
export function shortened(pieces: readonly DiffPiece[]): DiffPiece[] {
  if (pieces.every(({ kind }) => kind === 'same')) return [...pieces];
  return pieces.map((piece, index) => {
    const { kind, text } = piece;
    if (kind !== 'same' || text.length <= 3 * shownLetters) return piece;
    const head = index === 0 ? '' : `${text.slice(0, shownLetters).replace(/\s\S*$/, '')} `;
    const tail =
      index === pieces.length - 1 ? '' : ` ${text.slice(-shownLetters).replace(/^\S*\s/, '')}`;
    return { kind, text: `${head}…${tail}` };
  });
}

/** The name of what a member of a group holds as a code; undefined for a text. */
export type CodeName = (member: string, code: string) => string | undefined;

/** Stands for an item of a list without text. */
const nothing = '—';

/**
 * A value in readable form: the items of a list below one another, short members of a group in one line.
 * @param codeName the name of what a member holds as a code, if it is one
 */
export function inWords(value: unknown, codeName: CodeName, member = ''): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    return value.map((item) => inWords(item, codeName, member) || nothing).join('\n');
  }
  if (typeof value !== 'object') return codeName(member, String(value)) ?? String(value);
  const members = Object.entries(value).filter(([key]) => key !== 'id');
  const isInOneLine = members.every(([, inner]) => typeof inner !== 'object');
  const words = members.map(
    ([key, inner]) =>
      fileIn(key, inner) || inWords(inner, codeName, key) || (isInOneLine ? '' : nothing),
  );
  return words.filter(Boolean).join(isInOneLine ? ' · ' : '\n');
}

/** An uploaded PDF: enough of its key to distinguish it. */
function fileIn(key: string, value: unknown): string {
  const [start] = /^[0-9a-f]{4}(?=[0-9a-f]{12}$)/.exec(key === 'file' ? String(value) : '') ?? [];
  return start ? `PDF ${start}` : '';
}

/** Characters of the typeface for running text, from the pages' style sheet, as a class of a regular expression. */
const textFace = fonts.split('}').find((rule) => rule.includes('"Instrument Sans')) ?? '';
const [, ranges = ''] = /unicode-range: ([^;]+)/.exec(textFace) ?? [];
const held = ranges.replaceAll(/[0-9A-F]+/g, '\\u{$&}').replaceAll(/U\+|,|\s/g, '');
/** Not characters without a glyph: spaces, and those that join or change the previous letter. */
const lacking = new RegExp(`[^\\s\\p{C}\\p{M}${held}]`, 'gu');

/** The distinct letters of a text that the pages' typefaces lack: visitors see them in another typeface. */
export function lettersLacking(text: string): string[] {
  return [...new Set(text.normalize().match(lacking))];
}
