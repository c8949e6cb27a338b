import { identity } from '../content/identity.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Paragraphs } from '../sections/paragraphs.tsx';
import { PointList } from '../sections/point-list.tsx';
import { Section } from '../sections/section.tsx';
import { Voices } from '../sections/voices.tsx';
import { primaryAction } from '../ui/button.ts';
import type { PageProps } from './page-props.ts';

export default function Life({ content }: PageProps<'life'>) {
  const {
    'who-we-are-team': team,
    'development-learning': learning,
    'team-spirit': spirit,
    'join-team': join,
  } = content.sections;
  return (
    <>
      <PageHero {...content.hero} />
      <Section id="who-we-are-team" title={team.title}>
        <Paragraphs texts={team.paragraphs} />
      </Section>
      <Section id="development-learning" title={learning.title}>
        <Paragraphs texts={learning.paragraphs} />
        <PointList points={learning.points} />
      </Section>
      <Section id="team-spirit" title={spirit.title}>
        <Paragraphs texts={spirit.paragraphs} />
        <Voices voices={spirit.voices} />
      </Section>
      <Section id="join-team" title={join.title}>
        <Paragraphs texts={join.paragraphs} />
        <p>
          <a href={`mailto:${identity.email.careers}`} className={primaryAction}>
            {join.action}
          </a>
        </p>
      </Section>
    </>
  );
}
