import { plates } from '../art/plates.ts';
import type { PageContent } from '../content/schema.ts';
import { type SectionId, sectionPlates } from '../site-map.ts';
import { Plate } from '../ui/plate.tsx';

type ServiceChapterProps = {
  readonly id: SectionId<'services'>;
  readonly content: PageContent<'services'>['sections'][SectionId<'services'>];
  /** From 1 on: odd chapters have their plate at the left, even ones at the right. */
  readonly number: number;
};

/** One service area as a chapter: its plate from the edge of the screen to its middle, its words beside. */
export function ServiceChapter({ id, content, number }: ServiceChapterProps) {
  const plate = sectionPlates.services[id];
  const onNight = plates[plate].tones[0] === 'night';
  const headingId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`bg-surface text-text lg:grid lg:grid-cols-2 ${onNight ? 'night' : ''}`}
    >
      <div className={number % 2 ? '' : 'lg:order-last'}>
        <div className="chapter-plate h-[72vw] lg:sticky lg:top-21 lg:h-[calc(100svh-5.25rem)]">
          <Plate
            id={plate}
            alt={content.plate}
            sizes="(width < 64rem) 100vw, max(50vw, 134vh)"
            className="h-full w-full object-cover"
          />
        </div>
      </div>
      <div className="chapter-words py-14 lg:py-32">
        <div className={`lg:max-w-[36rem] ${number % 2 ? '' : 'lg:ml-auto'}`}>
          <p aria-hidden="true" className="font-heading text-link figures">
            {number} <span className="text-muted">/ 4</span>
          </p>
          <h2 id={headingId} className="title-section mt-3">
            {content.title}
          </h2>
          <p className="mt-4 font-heading text-xl font-medium text-link">{content.subtitle}</p>
          <p className="prose-text mt-5">{content.description}</p>
          <ul className="mt-10">
            {content.features.map(({ title, text }) => (
              <li key={title} className="border-t border-line py-5">
                <h3 className="font-text text-[1.0625rem] font-semibold tracking-normal">
                  {title}
                </h3>
                <p className="mt-1.5 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
