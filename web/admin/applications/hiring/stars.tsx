import { useTexts } from '../../language.ts';

/** A rating as five stars, or in a compact row as one with the number; its accessible name is the number. */
export function Stars({ rating }: { rating: number }) {
  const { rated } = useTexts().applications;
  return (
    <span className="shrink-0 tracking-[0.1em] text-[var(--star)]">
      <span className="sr-only">{rated.replace('{rating}', String(rating))}</span>
      <span aria-hidden="true" className="hidden compact:inline">
        ★{rating}
      </span>
      <span aria-hidden="true" className="compact:hidden">
        {'★'.repeat(rating)}
        <span className="opacity-30">{'★'.repeat(5 - rating)}</span>
      </span>
    </span>
  );
}
