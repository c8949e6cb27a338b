import { Footer } from '../../sections/footer.tsx';
import { Header } from '../../sections/header.tsx';
import type { Chapter } from './piece.ts';

export const frame: Chapter = {
  id: 'frame',
  title: 'Frame',
  lead: 'What stands around every page, on night in either scheme.',
  pieces: [
    {
      title: 'Header',
      note: 'Fixed at the top of a page, held here. On a phone the menu opens below it.',
      layout: 'own',
      Sample: () => (
        // `contain-layout` keeps the fixed header here; the menu opens over what follows.
        <div className="relative z-10 h-17 contain-layout lg:h-21">
          <Header page="about" />
        </div>
      ),
    },
    {
      title: 'Footer',
      note: 'The same on every page.',
      layout: 'own',
      Sample: () => <Footer page="home" />,
    },
  ],
};
