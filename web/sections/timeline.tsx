import { usePageContent } from '../loading/content-cache.ts';
import { unbroken } from '../ui/unbroken.tsx';

/** The company's milestones along a line, with a wave at each year. */
export function Timeline() {
  const content = usePageContent('about').sections['who-we-are'].timeline;
  return (
    <div className="bg-band">
      <div className="wrap air beside">
        <h3 className="title-section max-w-[8em] lg:sticky lg:top-32 lg:self-start">
          {unbroken(content.title)}
        </h3>
        <ol className="read">
          {content.milestones.map(({ year, title, text }) => (
            <li key={year} className="group grid grid-cols-[44px_1fr] gap-x-4 sm:gap-x-8">
              <Node />
              <div className="pb-12 group-last:pb-0">
                <p className="font-heading text-4xl font-semibold tracking-tight figures text-link">
                  {year}
                </p>
                <h4 className="title-item mt-2">{unbroken(title)}</h4>
                <p className="prose-text mt-2">{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The line beside one year: a short wave, then straight to the next. */
function Node() {
  return (
    <span aria-hidden="true" className="relative flex flex-col items-center">
      <svg
        width="44"
        height="48"
        viewBox="0 0 44 48"
        fill="none"
        aria-hidden="true"
        className="stroke-signal"
      >
        <path d="M22 0v10c0 4-18 3-18 8s36 5 36 11-18 5-18 9v10" strokeWidth="2" />
      </svg>
      {/* As wide as the stroke above it, in the same pixels. */}
      <span className="w-[2px] timeline-line grow" />
    </span>
  );
}
