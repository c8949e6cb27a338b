import { pages } from '#contract/content/site-map.ts';
import { useChrome } from '../loading/content-cache.ts';
import { QuietCallToAction } from '../sections/call-to-action.tsx';
import { Diploma } from '../sections/diploma.tsx';
import { Paragraphs } from '../sections/linked-text.tsx';
import { PageContents } from '../sections/page-contents.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import type { PageProps } from './page-props.ts';

export default function Certificates({ content }: PageProps<'certificates'>) {
  const { certificates } = useChrome().identity;
  return (
    <>
      <PageHero
        {...content.hero}
        leadAt="right"
        foot={
          <div className="wrap">
            <PageContents page="certificates" />
          </div>
        }
      />
      {/* The row of diplomas overlaps the dark and the light section. */}
      {certificates.length > 0 && (
        <div className="half-night pt-14">
          <ul className="wrap grid grid-cols-2 gap-3 sm:gap-5 min-[84rem]:grid-cols-4">
            {certificates.map((certificate, index) => (
              <li key={certificate.id} className="max-md:has-[[open]]:col-span-2">
                <Diploma {...{ certificate, index, content }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {pages.certificates.sections.map((id, index) => (
        <Section
          key={id}
          id={id}
          title={content.sections[id].title}
          ground={index === 1 ? 'band' : 'surface'}
        >
          <Paragraphs texts={content.sections[id].paragraphs} />
        </Section>
      ))}
      <QuietCallToAction content={content.callToAction} query="form=full&subject=general" />
    </>
  );
}
