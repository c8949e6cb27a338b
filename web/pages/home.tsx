import { CallToAction } from '../sections/call-to-action.tsx';
import { HomeCertificates } from '../sections/home-certificates.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { HomeMore } from '../sections/home-more.tsx';
import { ServiceAreas } from '../sections/service-areas.tsx';
import { Stats } from '../sections/stats.tsx';
import type { PageProps } from './page-props.ts';

export default function Home({ content, language }: PageProps<'home'>) {
  return (
    <>
      <HomeHero content={content.hero} language={language} />
      <Stats labels={content.stats} language={language} />
      <ServiceAreas content={content.areas} language={language} />
      <HomeCertificates content={content.certificates} language={language} />
      <HomeMore content={content.more} language={language} />
      <CallToAction content={content.callToAction} language={language} />
    </>
  );
}
