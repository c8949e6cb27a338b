import { ApplicationSlot } from '../features/application/application-slot.tsx';
import { useChrome } from '../loading/content-cache.ts';
import { Paragraphs, PointList } from '../sections/linked-text.tsx';
import { Openings } from '../sections/openings.tsx';
import { PageContents } from '../sections/page-contents.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { PageProps } from './page-props.ts';

export default function Life({ content }: PageProps<'life'>) {
  const {
    'who-we-are-team': team,
    'development-learning': learning,
    'team-spirit': spirit,
    'join-team': join,
  } = content.sections;
  const chrome = useChrome();
  const { careers } = chrome.identity.email;
  return (
    <>
      <PageHero {...content.hero} picture="voices">
        <PageContents page="life" />
      </PageHero>
      <Section id="who-we-are-team" title={team.title}>
        <Paragraphs texts={team.paragraphs} />
      </Section>
      <Section id="development-learning" title={learning.title} ground="band">
        <Paragraphs texts={learning.paragraphs} />
        <PointList points={learning.points} />
      </Section>
      <section id="team-spirit" aria-labelledby="team-spirit-title" className="wrap air">
        <h2 id="team-spirit-title" className="title-section max-w-[10.5em]">
          {unbroken(spirit.title)}
        </h2>
        <div className="mb-10 mt-6">
          <Paragraphs texts={spirit.paragraphs} />
        </div>
        <Testimonials testimonials={spirit.voices} />
      </section>
      <Section
        id="join-team"
        title={join.title}
        ground="deep"
        aside={
          <>
            <Paragraphs texts={join.paragraphs} />
            <p>
              {join.action}{' '}
              <a href={`mailto:${careers}`} className="inline-link">
                {careers}
              </a>
            </p>
          </>
        }
      >
        <h3 className="title-item">{unbroken(join.openings.title)}</h3>
        <Openings />
        <h3 className="title-item">{unbroken(join.openings.general)}</h3>
        <ApplicationSlot />
      </Section>
    </>
  );
}
