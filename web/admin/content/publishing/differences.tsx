import type { ContentDifference } from '#contract/admin/content.ts';
import { followsOthers, isOpeningName } from '#contract/content/edits.ts';
import { PictureOf } from '../fields/picture-of.tsx';
import { documentsOf, keyOf, plateAt, textsNames } from '../names.ts';
import { useContentTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { inWords, shortened, wordDiff } from './words.ts';

type DifferenceListProps = { readonly differences: readonly ContentDifference[] };

/** Differences of one or several documents in readable form. */
export function DifferenceList({ differences }: DifferenceListProps) {
  const { publish } = useContentTexts();
  const { wayTo } = useNames();
  return (
    <dl className="grid gap-3">
      {differences.map((one) => (
        <div key={keyOf(one)} className="min-w-0">
          <dt className="text-sm text-muted">
            {wayTo(one)}
            {followsOthers(one, differences) && publish.follows}
          </dt>
          <dd>
            {one.document === 'pictures' ? (
              <PictureChange difference={one} />
            ) : (
              <DiffText
                from={one.from}
                to={one.to}
                member={isOpeningName(one.document) ? one.path : ''}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `DifferenceList` with the names of the documents. */
export function DifferencesByDocument({ differences }: DifferenceListProps) {
  const { documentName } = useNames();
  const changed = new Set(differences.map(({ document }) => document));
  // Those of another release last.
  const documents = [...new Set([...textsNames.flatMap(documentsOf), ...changed])].filter((one) =>
    changed.has(one),
  );
  return (
    <div className="grid gap-5">
      {documents.map((document) => (
        <section key={document} aria-label={documentName(document)}>
          <h3 className="mb-2 text-base">{documentName(document)}</h3>
          <DifferenceList differences={differences.filter((one) => one.document === document)} />
        </section>
      ))}
    </div>
  );
}

function PictureChange({ difference }: { readonly difference: ContentDifference }) {
  const texts = useContentTexts().pictures;
  const plate = plateAt(difference.path);
  return (
    <div className="mt-1 flex flex-wrap gap-4">
      {(['from', 'to'] as const).map((side) => (
        <figure key={side}>
          <PictureOf plate={plate} value={difference[side]} className="h-24 w-auto" />
          <figcaption className="text-sm text-muted">{texts[side]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

type DiffTextProps = {
  readonly from: unknown;
  readonly to: unknown;
  /** Names the values, which may be codes; other documents than openings have theirs within tables. */
  readonly member?: string;
};

const looks = {
  same: { Tag: 'span', look: undefined },
  new: {
    Tag: 'ins',
    look: 'bg-chosen font-medium decoration-link decoration-2 underline-offset-3',
  },
  old: { Tag: 'del', look: 'text-muted decoration-error' },
} as const;

/** An old and a new value in one text, with the differing words marked. */
export function DiffText({ from, to, member }: DiffTextProps) {
  const { publish } = useContentTexts();
  const { codeName } = useNames();
  const pieces = shortened(
    wordDiff(inWords(from, codeName, member), inWords(to, codeName, member)),
  );
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
