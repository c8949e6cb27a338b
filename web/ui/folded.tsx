import type { ReactNode } from 'react';

type FoldedProps = {
  readonly summary: ReactNode;
  /** Of the summary. */
  readonly className: string;
  readonly children: ReactNode;
};

/**
 * Content that is folded on phones, where a tap or the browser's search unfolds it, also without a script. A browser
 * without `::details-content` (site.css) folds it at every width.
 */
export function Folded({ summary, className, children }: FoldedProps) {
  return (
    <details className="folded">
      <summary
        className={`flex cursor-pointer list-none items-center justify-between gap-4 after:text-2xl after:leading-none after:font-normal after:text-link after:content-['+'] supports-[selector(::details-content)]:md:after:hidden in-open:after:content-['−'] [&::-webkit-details-marker]:hidden ${className}`}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
