/** A piece of two texts: in both, or only in the old or the new one. */
type DiffPiece = { readonly kind: 'same' | 'old' | 'new'; readonly text: string };

/** More pairs of words than this would keep a phone busy for longer than anyone waits. */
const mostPairs = 4_000_000;

/**
 * What differs between two texts, by words: pieces in reading order, each old one before the new one in its place.
 * Texts too long to compare are one old and one new piece.
 */
export function wordDiff(from: string, to: string): DiffPiece[] {
  const [old, fresh] = [wordsOf(from), wordsOf(to)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, fresh.length) - start;
  while (end < most && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;
  const middle = compared(
    old.slice(start, old.length - end),
    fresh.slice(start, fresh.length - end),
  );
  return joined([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]);
}

/** Words, blanks and signs. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** By the longest common sequence of words. */
function compared(old: readonly string[], fresh: readonly string[]): DiffPiece[] {
  if (old.length * fresh.length > mostPairs) {
    return [
      { kind: 'old', text: old.join('') },
      { kind: 'new', text: fresh.join('') },
    ];
  }
  const width = fresh.length + 1;
  /** The length of the sequence that the rest of both has. */
  const common = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        old[row] === fresh[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pieces: DiffPiece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const word = old[row];
    if (word !== undefined && word === fresh[column]) {
      pieces.push({ kind: 'same', text: word });
      row += 1;
      column += 1;
    } else if (
      word !== undefined &&
      (column >= fresh.length || at(row + 1, column) >= at(row, column + 1))
    ) {
      pieces.push({ kind: 'old', text: word });
      row += 1;
    } else {
      pieces.push({ kind: 'new', text: fresh[column] ?? '' });
      column += 1;
    }
  }
  return pieces;
}

/** Neighbours as one piece. A blank between two changed words is changed with them: a sentence reads better whole. */
function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const filled = pieces.filter(({ text }) => text !== '');
  const runs: { old: string; fresh: string; same: string }[] = [];
  filled.forEach(({ kind, text }, index) => {
    const isBetween =
      kind === 'same' &&
      /^\s+$/.test(text) &&
      filled[index - 1]?.kind !== 'same' &&
      (filled[index + 1]?.kind ?? 'same') !== 'same';
    const last = runs.at(-1);
    if (kind === 'same' && !(isBetween && last)) {
      if (last && !last.old && !last.fresh) last.same += text;
      else runs.push({ old: '', fresh: '', same: text });
      return;
    }
    const run = last && !last.same ? last : { old: '', fresh: '', same: '' };
    if (run !== last) runs.push(run);
    if (kind !== 'new') run.old += text;
    if (kind !== 'old') run.fresh += text;
  });
  return runs.flatMap(({ old, fresh, same }) => {
    const kinds = [
      ['same', same],
      ['old', old],
      ['new', fresh],
    ] as const;
    return kinds.flatMap(([kind, text]) => (text ? [{ kind, text }] : []));
  });
}

/** Of what is the same beside a change, this many characters are shown on each side. */
const shownLetters = 90;

/** The same pieces, with long stretches between changes cut. A text without changes stays whole. */
export function shortened(pieces: readonly DiffPiece[]): DiffPiece[] {
  if (pieces.every(({ kind }) => kind === 'same')) return [...pieces];
  return pieces.map((piece, index) => {
    const { kind, text } = piece;
    if (kind !== 'same' || text.length <= 3 * shownLetters) return piece;
    const head = index === 0 ? '' : `${text.slice(0, shownLetters)} `;
    const tail = index === pieces.length - 1 ? '' : ` ${text.slice(-shownLetters)}`;
    return { kind, text: `${head}…${tail}` };
  });
}
