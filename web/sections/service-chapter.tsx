import type { ReactNode } from 'react';
import type { ServiceArea } from '#contract/content/identity-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { SectionId } from '#contract/content/site-map.ts';
import { areaPlate } from '../plates/plates.ts';
import { quietAction } from '../ui/button.ts';
import { Folded } from '../ui/folded.tsx';
import { type ContactQuery, PageLink } from '../ui/page-link.tsx';
import { Plate } from '../ui/plate.tsx';
import { unbroken } from '../ui/unbroken.tsx';

type ServiceChapterProps = {
  readonly area: ServiceArea;
  readonly content: PageContent<'services'>['sections'][SectionId<'services'>];
  /** From 1 on. Odd chapters have their plate at the left, even ones at the right. */
  readonly number: number;
  /** Of chapters. */
  readonly count: number;
  /** Further content of a chapter. */
  readonly children?: ReactNode;
};

/** Where a chapter's link leads: a form, and services to preset. That of an added area presets the area itself. */
const queries: Readonly<Record<string, ContactQuery | undefined>> = {
  'international-ops': 'form=quote&service=interconnection',
  'communication-tech': 'form=quote&service=sms&service=voice',
  'digital-services': 'form=quote&service=api',
  'research-dev': undefined,
};

/** One service area as a chapter: its plate from the window's edge to the middle, its text on the grid. */
export function ServiceChapter(props: ServiceChapterProps) {
  const { area, content, number, count, children } = props;
  const { id } = area;
  const { isOnNight, ...plate } = areaPlate(area);
  const query = id in queries ? queries[id] : (`form=quote&service=${id}` as const);
  const headingId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      // Below the line of chapters. In a low window: site.css.
      className={`bg-surface text-text max-lg:[@media(height>=42rem)]:scroll-mt-13 ${isOnNight ? 'night' : ''}`}
    >
      <div className="chapter">
        <div className={number % 2 ? undefined : 'lg:order-last'}>
          <div className="chapter-plate">
            <Plate
              {...plate}
              alt={content.plate}
              sizes="(width < 64rem) 100vw, max(50vw, 134vh)"
              className="h-full w-full object-cover"
            />
          </div>
        </div>
        <div className={number % 2 ? 'right-half' : 'left-half'}>
          <div className="air">
            <p aria-hidden="true" className="font-heading text-link figures">
              {`${number} `}
              <span className="text-muted">{`/ ${count}`}</span>
            </p>
            <h2 id={headingId} className="title-section mt-3">
              {unbroken(content.title)}
            </h2>
            <p className="mt-4 text-balance font-heading text-xl font-medium text-link">
              {unbroken(content.subtitle)}
            </p>
            <p className="prose-text mt-5">{unbroken(content.description)}</p>
            {content.figures && (
              <dl className="mt-8 flex flex-wrap gap-6">
                {content.figures.map(({ figure, label }) => (
                  <div key={label} className="flex flex-col">
                    <dt className="order-last text-[0.95rem] text-muted">{label}</dt>
                    <dd className="title-section font-heading font-semibold">{figure}</dd>
                  </div>
                ))}
              </dl>
            )}
            <ul className="mt-10 mb-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
              {content.features.map(({ title, text }) => (
                <li key={title} className="border-t border-line">
                  <Folded
                    summary={
                      <h3 className="font-text text-[1.0625rem] font-semibold tracking-normal">
                        {unbroken(title)}
                      </h3>
                    }
                    className="py-4 md:pt-5 md:pb-1.5"
                  >
                    <p className="prose-text pb-5">{unbroken(text)}</p>
                  </Folded>
                </li>
              ))}
            </ul>
            <PageLink page="contact" section="contact-form" query={query} className={quietAction}>
              <span>{unbroken(content.ask)}</span>
            </PageLink>
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}
