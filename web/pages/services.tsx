import { CallToAction } from '../sections/call-to-action.tsx';
import { Developers } from '../sections/developers.tsx';
import { PageContents } from '../sections/page-contents.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ServiceChapter } from '../sections/service-chapter.tsx';
import { pages } from '../site-map.ts';
import type { PageProps } from './page-props.ts';

export default function Services({ content, language }: PageProps<'services'>) {
  return (
    <>
      <PageHero
        title={content.hero.title}
        lead={content.hero.lead}
        leadAt="right"
        plate={{ id: 'call', alt: content.hero.plate, place: 'below' }}
        foot={
          <div className="wrap pb-12">
            <PageContents page="services" language={language} as="chapters" />
          </div>
        }
      />
      {pages.services.sections.map((id, index) => (
        <ServiceChapter
          key={id}
          id={id}
          content={content.sections[id]}
          number={index + 1}
          language={language}
        >
          {id === 'digital-services' && (
            <Developers texts={content.codeSamples} language={language} />
          )}
        </ServiceChapter>
      ))}
      <CallToAction content={content.callToAction} language={language} query="form=quote" />
    </>
  );
}
