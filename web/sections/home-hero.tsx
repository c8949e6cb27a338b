import type { Language } from '#contract/languages.ts';
import type { PageContent } from '../content/schema.ts';
import { primaryAction, secondaryAction } from '../ui/button.ts';
import { PageLink } from '../ui/page-link.tsx';

type HomeHeroProps = {
  readonly content: PageContent<'home'>['hero'];
  readonly language: Language;
};

/** The home page's first screen: what the company does, two ways on, and the line. */
export function HomeHero({ content, language }: HomeHeroProps) {
  return (
    <div className="relative overflow-hidden bg-night pt-34 text-white lg:pt-44">
      <div className="wrap">
        <h1 tabIndex={-1} className="title-hero max-w-[16ch]">
          {content.title}
        </h1>
        <p className="mt-6 max-w-[48ch] text-lg text-mist lg:text-xl">{content.lead}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <PageLink
            page="contact"
            section="contact-form"
            language={language}
            className={primaryAction}
          >
            {content.primary}
          </PageLink>
          <PageLink page="services" language={language} className={secondaryAction}>
            {content.secondary}
          </PageLink>
        </p>
      </div>
      <svg
        viewBox="0 0 1440 260"
        preserveAspectRatio="xMaxYMax slice"
        fill="none"
        aria-hidden="true"
        className="mt-12 block h-44 w-full lg:h-64"
      >
        <path
          d="M0 200h180c22 0 22-40 44-40s22 70 44 70 22-90 44-90 22 60 44 60h184v-22h30v-20h26c0-30 26-54 60-60v-18 18c34 6 60 30 60 60h26v20h30v22h60V62l6-26 6 26v138h40c0-26 22-46 48-50v-14 14c26 4 48 24 48 50h40V62l6-26 6 26v138h66v-64h-8v-12h26V86l14-34 14 34v38h26v12h-8v64h316"
          pathLength={1}
          className="drawn stroke-dawn"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M0 226c180-14 300 14 480 4s300-16 480-4 300 10 480-4M0 246c180 10 300-14 480-4s300 14 480 2 300-10 480 4"
          className="stroke-signal"
          strokeOpacity="0.6"
          strokeWidth="1.5"
        />
      </svg>
    </div>
  );
}
