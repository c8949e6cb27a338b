import type { Language } from '#contract/languages.ts';
import type { PageContent } from '../content/schema.ts';
import { useChrome } from '../content-cache.ts';
import { pages } from '../site-map.ts';
import { Eyebrow } from '../ui/eyebrow.tsx';
import { PageLink } from '../ui/page-link.tsx';

type ServiceAreasProps = {
  readonly content: PageContent<'home'>['areas'];
  readonly language: Language;
};

/** A way into each of the four areas. */
export function ServiceAreas({ content, language }: ServiceAreasProps) {
  const { submenu } = useChrome(language);
  return (
    <section aria-labelledby="areas" className="wrap py-20 lg:py-28">
      <Eyebrow>{content.eyebrow}</Eyebrow>
      <h2 id="areas" className="title-section mt-5 max-w-[18ch]">
        {content.title}
      </h2>
      <ul className="mt-12 grid gap-5 md:grid-cols-2">
        {pages.services.sections.map((section) => (
          <li key={section}>
            <PageLink
              page="services"
              section={section}
              language={language}
              className="card group block h-full border border-transparent hover:border-signal"
            >
              <h3 className="title-item">{submenu[section].label}</h3>
              <p className="prose-text mt-2">{submenu[section].note}</p>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
