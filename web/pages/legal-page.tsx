import { useChrome } from '../content-cache.ts';
import { longDate } from '../dates.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Paragraphs } from '../sections/paragraphs.tsx';
import type { PageProps } from './page-props.ts';

export default function LegalPage({
  content,
  language,
}: PageProps<'privacy' | 'cookies' | 'legal'>) {
  const { updatedOn } = useChrome(language);
  return (
    <>
      <PageHero title={content.heroTitle} lead={content.heroDescription} />
      <div className="wrap grid max-w-[50rem] gap-10 py-14 lg:py-20">
        <p className="text-muted">
          <time dateTime={content.updated}>
            {updatedOn.replace('{date}', longDate(content.updated, language))}
          </time>
        </p>
        {content.sections.map(({ title, paragraphs }) => (
          <section key={title} className="grid gap-4">
            <h2 className="title-item">{title}</h2>
            <Paragraphs texts={paragraphs} />
          </section>
        ))}
      </div>
    </>
  );
}
