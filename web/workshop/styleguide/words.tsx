import { usePageContent } from '../../loading/content-cache.ts';
import { Paragraphs, PointList } from '../../sections/linked-text.tsx';
import { Section } from '../../sections/section.tsx';
import { Testimonials } from '../../sections/testimonials.tsx';
import { Timeline } from '../../sections/timeline.tsx';
import { ValueList } from '../../sections/value-list.tsx';
import { DescribedLine } from '../../ui/described-line.tsx';
import type { Chapter } from './piece.ts';

export const words: Chapter = {
  id: 'words',
  title: 'Words',
  lead: 'Pieces that carry running text, from a paragraph to a conversation.',
  pieces: [
    {
      title: 'Paragraphs',
      note: 'Muted, 46 to 70 characters a line.',
      Sample: () => {
        const { paragraphs } = usePageContent('life').sections['who-we-are-team'];
        return <Paragraphs texts={paragraphs} />;
      },
    },
    {
      title: 'Point list',
      note: 'Each point is led by a piece of the line.',
      Sample: () => {
        const { points } = usePageContent('life').sections['development-learning'];
        return <PointList points={points} />;
      },
    },
    {
      title: 'Described lines',
      note: 'Terms and what they stand for.',
      Sample: ({ chrome: { identity } }) => {
        const { phone, email } = usePageContent('contact').sections['office-locations'];
        return (
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
            <DescribedLine label={phone}>{identity.phone.text}</DescribedLine>
            <DescribedLine label={email}>{identity.email.info}</DescribedLine>
          </dl>
        );
      },
    },
    {
      title: 'Section',
      note: 'Its heading beside what it says, on each of its three grounds: surface, band, deep.',
      layout: 'bands',
      Sample: SectionSample,
    },
    {
      title: 'Value list',
      note: 'Titled pieces of equal weight carry one wire; it swings under a hand.',
      layout: 'stack',
      Sample: () => <ValueList items={usePageContent('about').sections.values.items} />,
    },
    {
      title: 'Timeline',
      note: 'Years along one line. It brings the band as its ground.',
      layout: 'bands',
      Sample: () => <Timeline />,
    },
    {
      title: 'Testimonials',
      note: 'From either side, as in a conversation; a portrait is the voiceprint of a name.',
      layout: 'stack',
      Sample: () => (
        <Testimonials testimonials={usePageContent('life').sections['team-spirit'].voices} />
      ),
    },
  ],
};

function SectionSample() {
  const {
    'who-we-are-team': team,
    'development-learning': learning,
    'join-team': join,
  } = usePageContent('life').sections;
  return (
    <>
      <Section id="who-we-are-team" title={team.title}>
        <Paragraphs texts={team.paragraphs} />
      </Section>
      <Section id="development-learning" title={learning.title} ground="band">
        <Paragraphs texts={learning.paragraphs} />
        <PointList points={learning.points} />
      </Section>
      <Section id="join-team" title={join.title} ground="deep">
        <Paragraphs texts={join.paragraphs} />
      </Section>
    </>
  );
}
