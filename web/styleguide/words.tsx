import { Paragraphs } from '../sections/paragraphs.tsx';
import { PointList } from '../sections/point-list.tsx';
import { Section } from '../sections/section.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { Timeline } from '../sections/timeline.tsx';
import { ValueList } from '../sections/value-list.tsx';
import { DescribedLine } from '../ui/described-line.tsx';
import type { Chapter, SampleProps } from './piece.ts';
import { useSample } from './sample-language.ts';

/** Components for running text. */
export const words: Chapter = {
  id: 'words',
  title: 'Words',
  lead: 'Pieces that carry running text, from a paragraph to a conversation.',
  pieces: [
    {
      title: 'Paragraphs',
      note: 'Muted, 46 to 70 characters a line.',
      Sample: ParagraphsSample,
    },
    {
      title: 'Point list',
      note: 'Each point is led by a piece of the line.',
      Sample: PointListSample,
    },
    {
      title: 'Described lines',
      note: 'Terms and what they stand for.',
      Sample: DescribedSample,
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
      Sample: ValueListSample,
    },
    {
      title: 'Timeline',
      note: 'Years along one line. It brings the band as its ground.',
      layout: 'bands',
      Sample: TimelineSample,
    },
    {
      title: 'Testimonials',
      note: 'From either side, as in a conversation; a portrait is the voiceprint of a name.',
      layout: 'stack',
      Sample: TestimonialsSample,
    },
  ],
};

function ParagraphsSample() {
  const { content, language } = useSample('life');
  return <Paragraphs texts={content.sections['who-we-are-team'].paragraphs} language={language} />;
}

function PointListSample() {
  const { content, language } = useSample('life');
  return <PointList points={content.sections['development-learning'].points} language={language} />;
}

function DescribedSample({ chrome: { identity } }: SampleProps) {
  const { content } = useSample('contact');
  const { phone, email } = content.sections['office-locations'];
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
      <DescribedLine label={phone}>{identity.phone.text}</DescribedLine>
      <DescribedLine label={email}>{identity.email.info}</DescribedLine>
    </dl>
  );
}

function SectionSample() {
  const { content, language } = useSample('life');
  const {
    'who-we-are-team': team,
    'development-learning': learning,
    'join-team': join,
  } = content.sections;
  return (
    <>
      <Section id="who-we-are-team" title={team.title}>
        <Paragraphs texts={team.paragraphs} language={language} />
      </Section>
      <Section id="development-learning" title={learning.title} ground="band">
        <Paragraphs texts={learning.paragraphs} language={language} />
        <PointList points={learning.points} language={language} />
      </Section>
      <Section id="join-team" title={join.title} ground="deep">
        <Paragraphs texts={join.paragraphs} language={language} />
      </Section>
    </>
  );
}

function ValueListSample() {
  const { content } = useSample('about');
  return <ValueList items={content.sections.values.items} />;
}

function TimelineSample() {
  const { content } = useSample('about');
  return <Timeline content={content.sections['who-we-are'].timeline} />;
}

function TestimonialsSample() {
  const { content } = useSample('life');
  return <Testimonials testimonials={content.sections['team-spirit'].voices} />;
}
