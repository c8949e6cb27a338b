import { useEffect, useState } from 'react';
import { sectionsOf } from '#contract/content/site-map.ts';
import { useChrome } from '../loading/content-cache.ts';
import { unbroken } from '../ui/unbroken.tsx';

/** The chapters of the services page. On a phone or tablet it is one line that stays under the header. */
export function ChapterLine() {
  const { submenu, onThisPage, identity } = useChrome();
  const [current, setCurrent] = useState('');
  useEffect(() => {
    // A line in the window, which crosses one chapter at a time.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setCurrent((now) => (isIntersecting ? target.id : now === target.id ? '' : now));
        }
      },
      { rootMargin: '-40% 0px -60%' },
    );
    for (const chapter of document.querySelectorAll('main section:has(> .chapter)')) {
      observer.observe(chapter);
    }
    return () => observer.disconnect();
  }, []);
  return (
    <nav
      aria-label={onThisPage}
      className="night sticky top-17 z-10 overflow-x-auto [scrollbar-width:none] lg:static lg:pt-10 lg:pb-12"
    >
      <ul className="wrap flex justify-between gap-2.5 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-6">
        {sectionsOf('services', identity).map((id) => (
          <li key={id} className="border-hair [counter-increment:chapter] lg:border-t">
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              className="flex min-h-13 items-center text-xs leading-tight font-semibold tracking-tight hover:text-dawn focus-visible:-outline-offset-3 max-lg:aria-[current]:text-dawn lg:block lg:py-3.5 lg:text-base lg:tracking-normal lg:before:mr-3 lg:before:font-heading lg:before:font-normal lg:before:text-mint lg:before:content-[counter(chapter)]"
            >
              <span>{unbroken(submenu[id].label)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
