import { ItemCards } from '../sections/item-cards.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Paragraphs } from '../sections/paragraphs.tsx';
import { Section } from '../sections/section.tsx';
import type { PageProps } from './page-props.ts';

export default function About({ content }: PageProps<'about'>) {
  const { 'who-we-are': who, 'mission-vision': aims, values } = content.sections;
  return (
    <>
      <PageHero {...content.hero} />
      <Section id="who-we-are" title={who.title}>
        <Paragraphs texts={who.paragraphs} />
      </Section>
      <Section id="mission-vision" title={aims.title}>
        <ItemCards items={[aims.mission, aims.vision]} />
      </Section>
      <Section id="values" title={values.title}>
        <ItemCards items={values.items} />
      </Section>
    </>
  );
}
