import { useId, useRef, useState } from 'react';
import { ratings } from '#contract/admin/hiring.ts';
import { useTexts } from '../language.ts';
import { useShortcuts } from '../shortcuts.ts';

const values = Array.from(
  { length: ratings.most - ratings.least + 1 },
  (_, index) => ratings.least + index,
);

type RatingChoiceProps = {
  readonly rating: number | null;
  onRate(rating: number | null): void;
};

/** A rating of one to five; pressing the chosen one again removes it. By keys: r, then the number. */
export function RatingChoice({ rating, onRate }: RatingChoiceProps) {
  const texts = useTexts().applications;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // Numbers rate only after r: elsewhere they stand for the stages.
  const [isByKeys, setByKeys] = useState(false);
  useShortcuts({
    r: {
      does: texts.rateByKeys,
      run: () => {
        setByKeys(true);
        group.current?.focus();
      },
    },
  });
  const end = () => {
    setByKeys(false);
    document.getElementById('detail-heading')?.focus({ preventScroll: true });
  };
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-describedby={isByKeys ? `${id}-keys` : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setByKeys(false);
      }}
      onKeyDown={(event) => {
        if (!isByKeys || event.ctrlKey || event.metaKey || event.altKey) return;
        const isRating = event.key === '0' || values.some((value) => String(value) === event.key);
        if (!isRating && event.key !== 'Escape') return;
        event.preventDefault();
        // Neither a stage is meant nor the record closed.
        event.stopPropagation();
        if (isRating) onRate(event.key === '0' ? null : Number(event.key));
        end();
      }}
      className="rounded-xl"
    >
      <legend id={id} className="text-sm text-muted">
        {texts.rating}
        {isByKeys && (
          <span id={`${id}-keys`} className="font-semibold text-text">
            {' '}
            · {texts.rateNow}
          </span>
        )}
      </legend>
      <div className="-ml-2 flex text-[1.4rem] leading-none text-[var(--star)]">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-label={texts.rated.replace('{rating}', String(value))}
            aria-pressed={value === rating}
            onClick={() => onRate(value === rating ? null : value)}
            className="grid size-11 place-items-center rounded-xl hover:bg-chosen"
          >
            <span aria-hidden="true" className={value > (rating ?? 0) ? 'opacity-30' : ''}>
              ★
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
