import { identity } from '../content/identity.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { ServiceAreas } from '../sections/service-areas.tsx';
import { Stats } from '../sections/stats.tsx';
import { Eyebrow } from '../ui/eyebrow.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { PageProps } from './page-props.ts';

export default function Home({ content, language }: PageProps<'home'>) {
  const { certificates } = content;
  return (
    <>
      <HomeHero content={content.hero} language={language} />
      <Stats labels={content.stats} />
      <ServiceAreas content={content.areas} language={language} />
      <section aria-labelledby="home-certificates" className="bg-raised">
        <div className="wrap py-20 lg:py-28">
          <Eyebrow>{certificates.eyebrow}</Eyebrow>
          <h2 id="home-certificates" className="title-section mt-5 max-w-[18ch]">
            {certificates.title}
          </h2>
          <p className="prose-text mt-5">{certificates.text}</p>
          <ul className="mt-10 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
            {Object.values(identity.certificates).map(({ title }) => (
              <li
                key={title}
                className="border-t-2 border-signal pt-3 font-heading text-xl font-semibold"
              >
                {title}
              </li>
            ))}
          </ul>
          <p className="mt-10">
            <PageLink page="certificates" language={language} className="inline-link">
              {certificates.action}
            </PageLink>
          </p>
        </div>
      </section>
      <CallToAction content={content.callToAction} language={language} />
    </>
  );
}
