import { useRef } from 'react';
import type { SectionId } from '#contract/content/site-map.ts';
import { useChrome, usePageContent } from '../loading/content-cache.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ChapterLine } from '../sections/chapter-line.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ServiceChapter } from '../sections/service-chapter.tsx';
import { useInView } from '../ui/in-view.ts';
import { lazy } from '../ui/lazy.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { PageProps } from './page-props.ts';

const CodeSamples = lazy(() => import('../features/code-samples/code-samples.tsx'));

export default function Services({ content }: PageProps<'services'>) {
  const { serviceAreas } = useChrome().identity;
  return (
    <>
      <PageHero {...content.hero} leadAt="right" picture="call" />
      <ChapterLine />
      {serviceAreas.map((area, index) => {
        const texts = content.sections[area.id as SectionId<'services'>];
        // The texts in the browser's cache may be older than the area.
        if (!texts) return null;
        return (
          <ServiceChapter
            key={area.id}
            area={area}
            content={texts}
            number={index + 1}
            count={serviceAreas.length}
          >
            {area.id === 'digital-services' && <Developers />}
          </ServiceChapter>
        );
      })}
      <CallToAction content={content.callToAction} query="form=quote" />
    </>
  );
}

/** Code samples for developers, loaded when they come into view; their height is reserved. */
function Developers() {
  const texts = usePageContent('services').codeSamples;
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useInView(slot, '100%');
  const { identity } = useChrome();
  return (
    <div className="wrap grid gap-8 pb-20 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div>
        <h3 className="title-section">{unbroken(texts.title)}</h3>
        <p className="prose-text mt-5">{unbroken(texts.text)}</p>
      </div>
      <div ref={slot} className="needs-script code-slot">
        {isNear && (
          <CodeSamples
            texts={texts}
            api={identity.api}
            failure={<LoadFailure onRetry={CodeSamples.retry} />}
          />
        )}
      </div>
    </div>
  );
}
