import { CertificateCards } from '../sections/certificate-cards.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Paragraphs } from '../sections/paragraphs.tsx';
import { Section } from '../sections/section.tsx';
import { pages } from '../site-map.ts';
import type { PageProps } from './page-props.ts';

export default function Certificates({ content, language }: PageProps<'certificates'>) {
  return (
    <>
      <PageHero {...content.hero} />
      <CertificateCards content={content} language={language} />
      {pages.certificates.sections.map((id) => (
        <Section key={id} id={id} title={content.sections[id].title}>
          <Paragraphs texts={content.sections[id].paragraphs} />
        </Section>
      ))}
    </>
  );
}
