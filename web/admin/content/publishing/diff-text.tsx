import { useContentTexts } from '../texts.ts';
import { shortened, wordDiff } from './word-diff.ts';

type DiffTextProps = { readonly from: string; readonly to: string };

/** An old and a new text in one, with the words that differ marked. */
export function DiffText({ from, to }: DiffTextProps) {
  const { publish } = useContentTexts();
  const pieces = shortened(wordDiff(from, to));
  if (pieces.length === 0) return <span className="text-muted">{publish.empty}</span>;
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {pieces.map(({ kind, text }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces have no other name
        if (kind === 'same') return <span key={index}>{text}</span>;
        if (kind === 'new') {
          return (
            <ins
              key={index}
              className="bg-chosen font-medium decoration-link decoration-2 underline-offset-3"
            >
              {text}
            </ins>
          );
        }
        return (
          <del key={index} className="text-muted decoration-error">
            {text}
          </del>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: to here
      })}
    </p>
  );
}
