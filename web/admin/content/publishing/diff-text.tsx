import { useContentTexts } from '../texts.ts';
import { inWords } from './in-words.ts';
import { shortened, wordDiff } from './word-diff.ts';

type DiffTextProps = { readonly from: unknown; readonly to: unknown };

const looks = {
  same: { Tag: 'span', look: undefined },
  new: {
    Tag: 'ins',
    look: 'bg-chosen font-medium decoration-link decoration-2 underline-offset-3',
  },
  old: { Tag: 'del', look: 'text-muted decoration-error' },
} as const;

/** An old and a new value in one text, with the differing words marked. */
export function DiffText({ from, to }: DiffTextProps) {
  const { publish } = useContentTexts();
  const pieces = shortened(wordDiff(inWords(from), inWords(to)));
  if (pieces.length === 0) return <span className="text-muted">{publish.empty}</span>;
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {pieces.map(({ kind, text }, index) => {
        const { Tag, look } = looks[kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other key
          <Tag key={index} className={look}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
