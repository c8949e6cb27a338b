import { atom, useAtom } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import { useTexts } from '../../language.ts';
import { focusRecord } from '../../ui/focus-page.ts';
import { scale } from './scorecard.tsx';

type RatingChoiceProps = {
  readonly applicationId: string;
  readonly rating: number | null;
  onRate(rating: number | null): void;
};

/** A rating of one to five; pressing the chosen one again removes it. By keys: p, then the number. */
export function RatingChoice({ applicationId, rating, onRate }: RatingChoiceProps) {
  const texts = useTexts().applications;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [ratedByKeys, setRatedByKeys] = useAtom(ratingKeysAtom);
  const isByKeys = ratedByKeys === applicationId;
  useEffect(() => {
    if (isByKeys) group.current?.focus();
  }, [isByKeys]);
  const end = () => {
    setRatedByKeys(undefined);
    focusRecord();
  };
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-describedby={isByKeys ? `${id}-keys` : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isByKeys && !currentTarget.contains(relatedTarget)) setRatedByKeys(undefined);
      }}
      onKeyDown={(event) => {
        if (!isByKeys || event.ctrlKey || event.metaKey || event.altKey) return;
        if (!/^(?:\d|Escape)$/.test(event.key)) return;
        event.preventDefault();
        // The key must neither choose a stage nor close the record.
        event.stopPropagation();
        const rated = scale.find((value) => String(value) === event.key);
        if (rated !== undefined) onRate(rated);
        else if (event.key === '0') onRate(null);
        else if (event.key !== 'Escape') return;
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

/** The application that is being rated by keys: p, then a number. Other numbers choose stages. */
export const ratingKeysAtom = atom<string | undefined>(undefined);
