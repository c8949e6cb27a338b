import { useChrome } from '../content-cache.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ServiceChapter } from '../sections/service-chapter.tsx';
import { pages } from '../site-map.ts';
import type { PageProps } from './page-props.ts';

export default function Services({ content, language }: PageProps<'services'>) {
  const { onThisPage } = useChrome(language);
  const chapters = pages.services.sections;
  return (
    <>
      <PageHero {...content.hero}>
        <nav aria-label={onThisPage} className="mt-10 lg:mt-14">
          <ol className="grid border-t border-hair sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
            {chapters.map((id, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex gap-3 border-b border-hair py-4 font-semibold hover:text-dawn lg:h-full lg:border-b-0"
                >
                  <span aria-hidden="true" className="text-mint figures">
                    {index + 1}
                  </span>
                  {content.sections[id].title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </PageHero>
      {chapters.map((id, index) => (
        <ServiceChapter key={id} id={id} content={content.sections[id]} number={index + 1} />
      ))}
      <CallToAction content={content.callToAction} language={language} />
    </>
  );
}
