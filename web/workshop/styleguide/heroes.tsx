import { usePageContent } from '../../loading/content-cache.ts';
import { HomeHero } from '../../sections/home-hero.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { QuietLine } from '../../ui/quiet-line.tsx';
import type { Chapter } from './piece.ts';

export const heroes: Chapter = {
  id: 'heroes',
  title: 'Heroes',
  lead: 'The head of each page stands on night in either scheme. Headings stay on the sky: narrow the window and look.',
  pieces: [
    {
      title: 'Home hero',
      note: 'The text stays above the profile at every width; the line draws itself once.',
      layout: 'own',
      Sample: () => <HomeHero />,
    },
    {
      title: 'Hero with a quiet line',
      note: 'For pages without a picture.',
      layout: 'own',
      Sample: () => {
        const { heroTitle, heroDescription } = usePageContent('legal');
        const line = (
          <div className="wrap">
            <QuietLine />
          </div>
        );
        return <PageHero title={heroTitle} lead={heroDescription} leadAt="right" foot={line} />;
      },
    },
    {
      title: 'Hero with its plate beside',
      note: 'Off the right edge on a desktop, below the text on a phone.',
      layout: 'own',
      Sample: () => {
        const { hero } = usePageContent('about');
        return <PageHero {...hero} picture="years" isBeside />;
      },
    },
    {
      title: 'Hero with its plate below',
      note: 'From edge to edge.',
      layout: 'own',
      Sample: () => {
        const { hero } = usePageContent('life');
        return <PageHero {...hero} picture="voices" />;
      },
    },
  ],
};
