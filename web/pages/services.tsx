import { ItemCards } from '../sections/item-cards.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { pages } from '../site-map.ts';
import type { PageProps } from './page-props.ts';

export default function Services({ content }: PageProps<'services'>) {
  return (
    <>
      <PageHero {...content.hero} />
      {pages.services.sections.map((id) => {
        const area = content.sections[id];
        return (
          <Section key={id} id={id} title={area.title}>
            <p className="font-heading text-xl font-semibold">{area.subtitle}</p>
            <p className="prose-text">{area.description}</p>
            <ItemCards items={area.features} />
          </Section>
        );
      })}
    </>
  );
}
