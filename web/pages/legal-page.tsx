import { longDate } from '../format/date.ts';
import { useChrome } from '../loading/content-cache.ts';
import { LegalSection } from '../sections/legal-section.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { QuietLine } from '../ui/quiet-line.tsx';
import type { PageProps } from './page-props.ts';

/** A legal document in three columns: contents, headings and text. */
export default function LegalPage({
  content,
  language,
}: PageProps<'privacy' | 'cookies' | 'legal'>) {
  const { updatedOn, months, onThisPage } = useChrome(language);
  const sections = content.sections.map(({ id = '', ...section }, index) => ({
    ...section,
    id: id || `s${index + 1}`,
  }));
  return (
    <>
      <PageHero
        title={content.heroTitle}
        lead={content.heroDescription}
        leadAt="right"
        foot={
          <div className="wrap pb-4 lg:pb-8">
            <QuietLine />
          </div>
        }
      >
        <p className="mt-4 text-muted">
          <time dateTime={content.updated}>
            {updatedOn.replace('{date}', longDate(content.updated, months))}
          </time>
        </p>
      </PageHero>
      <div className="wrap air grid gap-12 lg:grid-cols-[1fr_3fr] lg:gap-16">
        <nav aria-labelledby="on-this-page" className="lg:sticky lg:top-32 lg:self-start">
          <h2
            id="on-this-page"
            className="font-text text-base font-semibold tracking-normal text-muted"
          >
            {onThisPage}
          </h2>
          <ol className="mt-3">
            {sections.map(({ id, title }) => (
              <li key={id} className="border-t border-line">
                <a href={`#${id}`} className="block py-2.5 text-[0.95rem] hover:text-link">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map(({ id, ...section }) => (
            <LegalSection key={id} id={id} content={section} language={language} />
          ))}
        </div>
      </div>
    </>
  );
}
