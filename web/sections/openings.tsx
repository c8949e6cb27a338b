import { useEffect, useRef, useState } from 'react';
import type { OpeningLine } from '#contract/content/shown-openings.ts';
import { fill } from '#contract/fill.ts';
import { foldedWords, foldLetters } from '#contract/fold.ts';
import { longDate } from '../format/date.ts';
import { useChrome, usePageContent } from '../loading/content-cache.ts';
import { PageLink } from '../ui/page-link.tsx';
import { unbroken } from '../ui/unbroken.tsx';

/** So many fit a screen or two: a search would only be in the way. */
const searchedFrom = 8;

/** What was searched for, for when the visitor comes back from an opening. */
let kept = '';

/** The open positions, whole without a script, with a search where there are many; or that there is none. */
export function Openings() {
  const { openings, sections } = usePageContent('life');
  const texts = sections['join-team'].openings;
  const { months } = useChrome();
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(kept);
  /** Read from the page: it may have been used before this code ran, and browsers refill it on a reload. */
  const read = () => {
    kept = search.current?.value ?? '';
    setQuery(kept);
  };
  useEffect(read, []);
  if (openings.length === 0) return <p className="prose-text">{unbroken(texts.none)}</p>;
  const words = foldedWords(query);
  const rows = openings.map((opening) => {
    const { title, department, employment } = opening;
    const facts = [department, placeOf(opening, texts.workplaces), texts.employments[employment]];
    const sought = foldLetters([title, ...facts].join(' '));
    return { ...opening, facts, isFound: words.every((word) => sought.includes(word)) };
  });
  return (
    <div>
      {openings.length >= searchedFrom && (
        <input
          ref={search}
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          defaultValue={kept}
          onChange={read}
          autoComplete="off"
          className="needs-script mb-4 h-12 w-full rounded-xl border border-edge bg-raised px-4 placeholder:text-muted"
        />
      )}
      <p role="status" className="text-muted">
        {!rows.some(({ isFound }) => isFound) && texts.noneFound}
      </p>
      <ul>
        {rows.map(({ slug, title, facts, closes, isFound }) => (
          <li key={slug} className={isFound ? 'border-t border-line py-5' : 'hidden'}>
            <PageLink page="life" opening={slug} className="inline-link text-lg wrap-anywhere">
              {unbroken(title)}
            </PageLink>
            <p className="text-[0.95rem] text-muted">
              {facts.join(' · ')}
              <br />
              <time dateTime={closes}>{fill(texts.until, { date: longDate(closes, months) })}</time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Hybrid, Istanbul" */
export function placeOf(
  { workplace, city }: OpeningLine,
  names: Readonly<Record<OpeningLine['workplace'], string>>,
): string {
  return [names[workplace], city].filter(Boolean).join(', ');
}
