import { PageHero } from '../sections/page-hero.tsx';
import { Paragraphs } from '../sections/paragraphs.tsx';
import { PointList } from '../sections/point-list.tsx';
import { Section } from '../sections/section.tsx';
import { pages } from '../site-map.ts';
import type { PageProps } from './page-props.ts';

export default function Sustainability({ content }: PageProps<'sustainability'>) {
  return (
    <>
      <PageHero {...content.hero} />
      {pages.sustainability.sections.map((id) => {
        const { title, paragraphs, points } = content.sections[id];
        return (
          <Section key={id} id={id} title={title}>
            <Paragraphs texts={paragraphs} />
            <PointList points={points} />
          </Section>
        );
      })}
    </>
  );
}
