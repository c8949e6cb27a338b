import { useId } from 'react';
import { fill } from '#contract/fill.ts';
import { useTexts } from '../../language.ts';
import { focusRecord } from '../../ui/focus-page.ts';
import { scale } from './scorecard.tsx';

type RatingChoiceProps = {
  readonly rating: number | null;
  onRate(rating: number | null): void;
};

/** A rating of one to five; pressing the chosen one again removes it. By keys: p, then the number. */
export function RatingChoice({ rating, onRate }: RatingChoiceProps) {
  const texts = useTexts().applications;
  const id = useId();
  return (
    <fieldset
      id={groupId}
      tabIndex={-1}
      aria-describedby={`${id}-keys`}
      onKeyDown={(event) => {
        // A star that was pressed leaves the numbers to the stages.
        if (event.target !== event.currentTarget) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (!/^(?:\d|Escape)$/.test(event.key)) return;
        event.preventDefault();
        // The key must neither choose a stage nor close the record.
        event.stopPropagation();
        const rated = scale.find((value) => String(value) === event.key);
        if (rated !== undefined) onRate(rated);
        else if (event.key === '0') onRate(null);
        else if (event.key !== 'Escape') return;
        focusRecord();
      }}
      className="group rounded-xl"
    >
      <legend className="text-sm text-muted">
        {texts.rating}
        <span id={`${id}-keys`} className="hidden font-semibold text-text group-focus:inline">
          {' '}
          · {texts.rateNow}
        </span>
      </legend>
      <div className="-ml-2 flex text-[1.4rem] leading-none text-[var(--star)]">
        {scale.map((value) => (
          <button
            key={value}
            type="button"
            aria-label={fill(texts.rated, { rating: String(value) })}
            aria-pressed={value === rating}
            onClick={() => onRate(value === rating ? null : value)}
            className="grid size-11 place-items-center rounded-xl hover:bg-chosen"
          >
            {/* An outline: a pale star would not look like a button. */}
            <span
              aria-hidden="true"
              className={
                value > (rating ?? 0)
                  ? 'text-transparent [-webkit-text-stroke:1.5px_var(--edge)]'
                  : ''
              }
            >
              ★
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const groupId = 'rating';

/** Lets the next number rate the open application, or score it by its first criterion: others choose stages. */
export function focusRating(): void {
  const score = document.querySelector<HTMLElement>('[aria-labelledby=scorecard] input');
  (document.getElementById(groupId) ?? score)?.focus();
}
