import type { Application } from '#contract/admin/application.ts';
import { fill } from '#contract/fill.ts';
import { useReader } from '../../language.ts';
import { meanInWords } from './mean.ts';

/** The rating of a row or a card: the mean of the scorecard, else the star of the application. */
export function RatingMark({ rating, meanScore }: Pick<Application, 'rating' | 'meanScore'>) {
  const { texts, language } = useReader();
  if (meanScore !== null) {
    const mean = meanInWords(meanScore, language);
    return <span className="shrink-0 font-semibold">{fill(texts.hiring.mean, { mean })}</span>;
  }
  if (rating === null) return null;
  return (
    <span className="shrink-0 font-semibold">
      <span className="sr-only">{fill(texts.applications.rated, { rating: String(rating) })}</span>
      <span aria-hidden="true">
        <span className="text-[var(--star)]">★</span> {rating}
      </span>
    </span>
  );
}
