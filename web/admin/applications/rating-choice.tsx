import { useId } from 'react';
import { ratings } from '#contract/admin/hiring.ts';
import { useTexts } from '../language.ts';

const values = Array.from(
  { length: ratings.most - ratings.least + 1 },
  (_, index) => ratings.least + index,
);

type RatingChoiceProps = {
  readonly rating: number | null;
  onRate(rating: number | null): void;
};

/** A rating of one to five; pressing the chosen one again removes it. */
export function RatingChoice({ rating, onRate }: RatingChoiceProps) {
  const texts = useTexts().applications;
  const id = useId();
  return (
    <fieldset>
      <legend id={id} className="text-sm text-muted">
        {texts.rating}
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
