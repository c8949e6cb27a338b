import { CallToAction } from '../sections/call-to-action.tsx';
import { Diploma } from '../sections/diploma.tsx';
import { HomeCertificates } from '../sections/home-certificates.tsx';
import { HomeMore } from '../sections/home-more.tsx';
import { OfficeCards } from '../sections/office-cards.tsx';
import { ServiceAreas } from '../sections/service-areas.tsx';
import { ServiceChapter } from '../sections/service-chapter.tsx';
import { Stats } from '../sections/stats.tsx';
import { pages } from '../site-map.ts';
import type { Chapter, SampleProps } from './piece.ts';
import { useSample } from './sample-language.ts';

/** Whole sections of pages. */
export const sections: Chapter = {
  id: 'sections',
  title: 'Sections',
  lead: 'Whole parts of pages, as wide as they stand there. Their links lead to the site.',
  pieces: [
    {
      title: 'Stats',
      note: 'Counts up once, when it comes into sight. To see it again, scroll above it and reload.',
      layout: 'own',
      Sample: StatsSample,
    },
    {
      title: 'Service areas',
      note: 'Wide and narrow cards change places. A card whose plate is drawn for night is night itself.',
      layout: 'bands',
      Sample: ServiceAreasSample,
    },
    {
      title: 'Service chapter',
      note: 'Odd ones have their plate at the left, even ones at the right; the ground is the plate’s.',
      layout: 'bands',
      Sample: ServiceChapterSample,
    },
    {
      title: 'Diploma',
      note: 'Valid, and past its date, when renewal is under way. Which one the site shows follows from the identity’s date and today’s.',
      layout: 'stack',
      Sample: DiplomaSample,
    },
    {
      title: 'Engravings',
      note: 'The four standards on the home page.',
      layout: 'bands',
      Sample: HomeCertificatesSample,
    },
    {
      title: 'Ways on',
      note: 'What stands behind the services; both cards are night.',
      layout: 'bands',
      Sample: HomeMoreSample,
    },
    {
      title: 'Office card',
      note: 'The map is a drawing: nothing is loaded from others.',
      Sample: OfficeSample,
    },
    {
      title: 'Call to action',
      note: 'Once a page, before the footer. A hand on the banner shifts its waves.',
      layout: 'bands',
      Sample: CallToActionSample,
    },
  ],
};

function StatsSample() {
  return <Stats labels={useSample('home').content.stats} />;
}

function ServiceAreasSample() {
  const { content, language } = useSample('home');
  return <ServiceAreas content={content.areas} language={language} />;
}

function ServiceChapterSample() {
  const { content, language } = useSample('services');
  return (
    <>
      {pages.services.sections.slice(0, 2).map((id, index) => (
        <ServiceChapter
          key={id}
          {...{ id, language }}
          content={content.sections[id]}
          number={index + 1}
        />
      ))}
    </>
  );
}

function HomeCertificatesSample() {
  const { content, language } = useSample('home');
  return <HomeCertificates content={content.certificates} language={language} />;
}

function HomeMoreSample() {
  const { content, language } = useSample('home');
  return (
    <div className="pb-20">
      <HomeMore content={content.more} language={language} />
    </div>
  );
}

function OfficeSample({ chrome, language }: SampleProps) {
  const offices = useSample('contact').content.sections['office-locations'];
  return <OfficeCards content={offices} chrome={chrome} language={language} />;
}

function CallToActionSample() {
  const { content, language } = useSample('home');
  return <CallToAction content={content.callToAction} language={language} />;
}

/** One diploma in each of its states, on any date. */
function DiplomaSample({ chrome }: SampleProps) {
  const { content, language } = useSample('certificates');
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:max-w-[48rem]">
      {chrome.identity.certificates.slice(0, 2).map((certificate, index) => (
        <Diploma
          key={certificate.id}
          certificate={{ ...certificate, validUntil: yearsFromToday(index === 0 ? 1 : -1) }}
          index={index}
          content={content}
          language={language}
        />
      ))}
    </div>
  );
}

/** The last day of a year, counted from this one; ISO 8601. */
function yearsFromToday(years: number): string {
  return `${new Date().getFullYear() + years}-12-31`;
}
