import { HomeHero } from '../sections/home-hero.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { QuietLine } from '../ui/quiet-line.tsx';
import type { Chapter } from './piece.ts';
import { useSample } from './sample-language.ts';

/** The heroes of pages. */
export const heroes: Chapter = {
  id: 'heroes',
  title: 'Heroes',
  lead: 'The head of each page stands on night in either scheme. Headings stay on the sky: narrow the window and look.',
  pieces: [
    {
      title: 'Home hero',
      note: 'The text stays above the profile at every width; the line draws itself once.',
      layout: 'own',
      Sample: HomeHeroSample,
    },
    {
      title: 'Hero with a quiet line',
      note: 'For pages without a picture.',
      layout: 'own',
      Sample: QuietHero,
    },
    {
      title: 'Hero with its plate beside',
      note: 'Off the right edge on a desktop, below the text on a phone.',
      layout: 'own',
      Sample: BesideHero,
    },
    {
      title: 'Hero with its plate below',
      note: 'From edge to edge.',
      layout: 'own',
      Sample: BelowHero,
    },
  ],
};

function HomeHeroSample() {
  const { content, language } = useSample('home');
  return <HomeHero content={content.hero} language={language} />;
}

function QuietHero() {
  const { heroTitle, heroDescription } = useSample('legal').content;
  return (
    <PageHero
      title={heroTitle}
      lead={heroDescription}
      leadAt="right"
      foot={
        <div className="wrap">
          <QuietLine />
        </div>
      }
    />
  );
}

function BesideHero() {
  const { title, lead, plate } = useSample('about').content.hero;
  return (
    <PageHero title={title} lead={lead} plate={{ id: 'years', alt: plate, place: 'beside' }} />
  );
}

function BelowHero() {
  const { title, lead, plate } = useSample('life').content.hero;
  return (
    <PageHero title={title} lead={lead} plate={{ id: 'voices', alt: plate, place: 'below' }} />
  );
}
