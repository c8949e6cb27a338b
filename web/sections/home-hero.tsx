import { use } from 'react';
import { usePageContent } from '../loading/content-cache.ts';
import skyline from '../plates/skyline-line.json' with { type: 'json' };
import { primaryAction, secondaryAction } from '../ui/button.ts';
import { OwnPictures } from '../ui/own-pictures.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Plate } from '../ui/plate.tsx';
import { unbroken } from '../ui/unbroken.tsx';

/** The home page's first screen: what the company does, two links, and the line that becomes the city. */
export function HomeHero() {
  const content = usePageContent('home').hero;
  const own = use(OwnPictures);
  return (
    <div className="home-hero night">
      <div className="wrap">
        <h1 tabIndex={-1} className="title-hero max-w-[12.5em]">
          {unbroken(content.title)}
        </h1>
        {/* The first minaret is 1400 drawing units from the right edge. */}
        <div className="max-w-[40rem] lg:max-w-[min(29rem,36vw)]">
          <p className="mt-6 text-balance text-lg text-mist lg:text-xl">{unbroken(content.lead)}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <PageLink
              page="contact"
              section="contact-form"
              query="form=full&subject=partnership"
              className={primaryAction}
            >
              {content.primary}
            </PageLink>
            <PageLink page="services" className={secondaryAction}>
              {content.secondary}
            </PageLink>
          </p>
        </div>
      </div>
      {/* Behind the text, but later in the HTML: a page that arrives in pieces would show it at the top first. */}
      <div className="home-hero-plate">
        {/* `sizes` is the scaled width of the drawing, which is wider than the visible part. */}
        <Plate
          id="skyline"
          phone="skyline-phone"
          alt={content.plate}
          sizes="max(134vw, 1344px)"
          first
        />
        {!own.skyline && <SkylineLine />}
      </div>
    </div>
  );
}

/** The line over the pictures, which do not contain it. `hero.css` aligns it with the city. */
function SkylineLine() {
  return (
    <svg viewBox="0 0 3200 1000" fill="none" aria-hidden="true" className="skyline-line">
      <defs>
        <linearGradient id="dusk" gradientUnits="userSpaceOnUse" x1="1000" x2="3200" y1="0" y2="0">
          <stop offset="0" stopColor="var(--color-signal)" />
          <stop offset=".25" stopColor="var(--color-mint)" />
          <stop offset=".6" stopColor="var(--color-haze)" />
          <stop offset=".8" stopColor="var(--color-dawn)" />
        </linearGradient>
      </defs>
      <path
        d={skyline.line}
        pathLength={1}
        className="drawn"
        stroke="url(#dusk)"
        strokeLinejoin="round"
      />
    </svg>
  );
}
