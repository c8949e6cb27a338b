import type { PlateId } from '#contract/content/plate-ids.ts';
import {
  type PageId,
  pages,
  type SectionId,
  sustainabilityPlates,
} from '#contract/content/site-map.ts';
import { QuietCallToAction } from '../sections/call-to-action.tsx';
import { Paragraphs, PointList } from '../sections/linked-text.tsx';
import { PageContents } from '../sections/page-contents.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Plate } from '../ui/plate.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { PageProps } from './page-props.ts';

/** Each commitment's page and plate. The hero shows the first one's plate. */
const commitments = {
  'environmental-approach': { shownOn: 'certificates' },
  'social-responsibility': {
    shownOn: 'life',
    plate: sustainabilityPlates['social-responsibility'],
  },
  'ethics-compliance': {
    shownOn: 'privacy',
    plate: sustainabilityPlates['ethics-compliance'],
  },
} as const satisfies Record<SectionId<'sustainability'>, { shownOn: PageId; plate?: PlateId }>;

export default function Sustainability({ content }: PageProps<'sustainability'>) {
  return (
    <>
      <PageHero {...content.hero} picture="contours">
        <PageContents page="sustainability" />
      </PageHero>
      {pages.sustainability.sections.map((id, index) => {
        const section = content.sections[id];
        const own = commitments[id];
        return (
          <Section
            key={id}
            id={id}
            title={section.title}
            ground={index === 1 ? 'band' : 'surface'}
            aside={
              'plate' in own &&
              'plate' in section && (
                <div className="overflow-hidden rounded-[1.75rem]">
                  <Plate
                    id={own.plate}
                    alt={section.plate}
                    sizes="(width < 64rem) 92vw, 520px"
                    className="h-auto w-full"
                  />
                </div>
              )
            }
          >
            <Paragraphs texts={section.paragraphs} />
            <PointList points={section.points} />
            <p className="text-muted">
              {unbroken(section.more.text)}{' '}
              <PageLink page={own.shownOn} className="inline-link">
                {unbroken(section.more.action)}
              </PageLink>
            </p>
          </Section>
        );
      })}
      <QuietCallToAction content={content.callToAction} />
    </>
  );
}
