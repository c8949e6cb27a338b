import { QuietCallToAction } from '../sections/call-to-action.tsx';
import { Paragraphs } from '../sections/linked-text.tsx';
import { PageContents } from '../sections/page-contents.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Timeline } from '../sections/timeline.tsx';
import { ValueList } from '../sections/value-list.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { PageProps } from './page-props.ts';

export default function About({ content }: PageProps<'about'>) {
  const { 'who-we-are': who, 'mission-vision': aims, values } = content.sections;
  return (
    <>
      <PageHero {...content.hero} picture="years" isBeside>
        <PageContents page="about" as="column" />
      </PageHero>
      <Section id="who-we-are" title={who.title}>
        <Paragraphs texts={who.paragraphs} />
      </Section>
      <Timeline />
      <section id="mission-vision" aria-labelledby="mission-vision-title" className="night">
        <div className="wrap air">
          <h2 id="mission-vision-title" className="title-section max-w-[12em]">
            {unbroken(aims.title)}
          </h2>
          <div className="mt-12 grid gap-12 md:grid-cols-2 md:gap-16">
            {[aims.mission, aims.vision].map(({ title, text }) => (
              <div key={title} className="border-t border-signal pt-6">
                <h3 className="font-text text-base font-semibold tracking-normal text-mint">
                  {unbroken(title)}
                </h3>
                <p className="mt-4 max-w-[22.5em] font-heading text-2xl leading-snug lg:text-[1.75rem]">
                  {unbroken(text)}
                </p>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section id="values" aria-labelledby="values-title" className="overflow-x-clip">
        <div className="wrap pt-20 lg:pt-30">
          <h2 id="values-title" className="title-section max-w-[12em]">
            {unbroken(values.title)}
          </h2>
          <ValueList items={values.items} />
        </div>
      </section>
      <QuietCallToAction content={content.callToAction} query="form=full&subject=partnership" />
    </>
  );
}
