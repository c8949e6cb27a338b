import { type PageId, sectionsOf } from '#contract/content/site-map.ts';
import { useChrome } from '../loading/content-cache.ts';
import { unbroken } from '../ui/unbroken.tsx';

type PageContentsProps = {
  readonly page: PageId;
  /** A single column, or side by side where there is room. */
  readonly as?: 'column' | 'row';
};

export function PageContents({ page, as = 'row' }: PageContentsProps) {
  const { submenu, onThisPage, identity } = useChrome();
  const sections = sectionsOf(page, identity);
  // Full rows, without a single entry on the last one.
  const columns = sections.length % 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4';
  return (
    <nav aria-label={onThisPage} className="mt-10">
      <ul className={`grid gap-x-6 ${as === 'column' ? '' : columns}`}>
        {sections.map((id) => (
          <li key={id} className="border-t border-hair">
            <a href={`#${id}`} className="block py-3.5 hover:text-dawn">
              <span className="block font-semibold">{unbroken(submenu[id].label)}</span>
              <span className="block text-[0.95rem] text-muted">{unbroken(submenu[id].note)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
