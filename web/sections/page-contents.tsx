import type { Language } from '#contract/languages.ts';
import { useChrome } from '../content-cache.ts';
import { type PageId, pages, type SectionId } from '../site-map.ts';

type PageContentsProps = {
  readonly page: PageId;
  readonly language: Language;
  /** One under the other, where a picture stands beside; else side by side where there is room. */
  readonly narrow?: boolean;
};

/** What a page holds, as links to its sections. */
export function PageContents({ page, language, narrow = false }: PageContentsProps) {
  const { submenu, onThisPage } = useChrome(language);
  const sections: readonly SectionId[] = pages[page].sections;
  return (
    <nav aria-label={onThisPage} className="mt-10 lg:mt-14">
      <ul
        className={`grid gap-x-8 ${narrow ? '' : 'sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'}`}
      >
        {sections.map((id) => (
          <li key={id} className="border-t border-hair">
            <a href={`#${id}`} className="block py-3.5 hover:text-dawn">
              <span className="block font-semibold">{submenu[id].label}</span>
              <span className="block text-sm text-muted">{submenu[id].note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
