import { usePageContent } from '../../loading/content-cache.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Diploma } from '../../sections/diploma.tsx';
import { HomeCertificates } from '../../sections/home-certificates.tsx';
import { HomeMore } from '../../sections/home-more.tsx';
import { OfficeCards } from '../../sections/office-cards.tsx';
import { ServiceAreas } from '../../sections/service-areas.tsx';
import { ServiceChapter } from '../../sections/service-chapter.tsx';
import { Stats } from '../../sections/stats.tsx';
import type { Chapter } from './piece.ts';

export const sections: Chapter = {
  id: 'sections',
  title: 'Sections',
  lead: 'Whole parts of pages, as wide as they stand there. Their links lead to the site.',
  pieces: [
    {
      title: 'Stats',
      note: 'Counts up once, when it comes into sight. To see it again, scroll above it and reload.',
      layout: 'own',
      Sample: () => <Stats />,
    },
    {
      title: 'Service areas',
      note: 'Wide and narrow cards change places. A card whose plate is drawn for night is night itself.',
      layout: 'bands',
      Sample: () => <ServiceAreas />,
    },
    {
      title: 'Service chapter',
      note: 'Odd ones have their plate at the left, even ones at the right; the ground is the plate’s.',
      layout: 'bands',
      Sample: ({ chrome }) => {
        const content = usePageContent('services').sections;
        return chrome.identity.serviceAreas
          .slice(0, 2)
          .map((area, index) => (
            <ServiceChapter
              key={area.id}
              area={area}
              content={content[area.id as keyof typeof content]}
              number={index + 1}
              count={2}
            />
          ));
      },
    },
    {
      title: 'Diploma',
      note: 'Valid, and past its date, when renewal is under way. Which one the site shows follows from the identity’s date and today’s.',
      layout: 'stack',
      Sample: ({ chrome }) => {
        const content = usePageContent('certificates');
        return (
          <div className="grid gap-5 sm:grid-cols-2 lg:max-w-[48rem]">
            {chrome.identity.certificates.slice(0, 2).map((certificate, index) => (
              <Diploma
                key={certificate.id}
                certificate={{ ...certificate, validUntil: yearsFromToday(index === 0 ? 1 : -1) }}
                {...{ index, content }}
              />
            ))}
          </div>
        );
      },
    },
    {
      title: 'Engravings',
      note: 'The four standards on the home page.',
      layout: 'bands',
      Sample: () => <HomeCertificates />,
    },
    {
      title: 'Ways on',
      note: 'What stands behind the services; both cards are night.',
      layout: 'bands',
      Sample: () => (
        <div className="pb-20">
          <HomeMore />
        </div>
      ),
    },
    {
      title: 'Office card',
      note: 'The map is a drawing: nothing is loaded from others.',
      Sample: () => <OfficeCards />,
    },
    {
      title: 'Call to action',
      note: 'Once a page, before the footer. A hand on the banner shifts its waves.',
      layout: 'bands',
      Sample: () => <CallToAction content={usePageContent('home').callToAction} />,
    },
  ],
};

/** The last day of a year, counted from this one; ISO 8601. */
function yearsFromToday(years: number): string {
  return `${new Date().getFullYear() + years}-12-31`;
}
