import { CallToAction } from '../sections/call-to-action.tsx';
import { PageContents } from '../sections/page-contents.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ServiceChapter } from '../sections/service-chapter.tsx';
import { pages } from '../site-map.ts';
import type { PageProps } from './page-props.ts';

export default function Services({ content, language }: PageProps<'services'>) {
  const chapters = pages.services.sections;
  return (
    <>
      <PageHero {...content.hero}>
        <PageContents page="services" language={language} />
      </PageHero>
      {chapters.map((id, index) => (
        <ServiceChapter key={id} id={id} content={content.sections[id]} number={index + 1} />
      ))}
      <CallToAction content={content.callToAction} language={language} />
    </>
  );
}
