import { linkButton } from '../../ui/buttons.ts';
import { DiffText } from '../publishing/diff-text.tsx';
import { inWords } from '../publishing/in-words.ts';
import { useContentTexts } from '../texts.ts';

type ReleaseQuestionProps = {
  readonly yours: unknown;
  /** What the site had when it was edited. */
  readonly before: unknown;
  readonly release: unknown;
  onKeep(): void;
  onTake(): void;
};

/** The owner has edited a text, and so has a release: all three versions, and the question which stays. */
export function ReleaseQuestion({ yours, before, release, onKeep, onTake }: ReleaseQuestionProps) {
  const { marks } = useContentTexts();
  const versions = [
    { label: marks.yours, from: before, to: yours },
    { label: marks.before, from: before, to: before },
    { label: marks.release, from: before, to: release },
  ];
  return (
    <section aria-label={marks.asks} className="mt-2 rounded-2xl border border-edge p-4">
      <p className="font-semibold">{marks.asks}</p>
      <dl className="mt-2 grid gap-2">
        {versions.map(({ label, from, to }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <DiffText from={inWords(from)} to={inWords(to)} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-x-5">
        <button type="button" onClick={onKeep} className={linkButton}>
          {marks.keepYours}
        </button>
        <button type="button" onClick={onTake} className={linkButton}>
          {marks.takeRelease}
        </button>
      </div>
    </section>
  );
}
