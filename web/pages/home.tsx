import { CallToAction } from '../sections/call-to-action.tsx';
import { HomeCertificates } from '../sections/home-certificates.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { HomeMore } from '../sections/home-more.tsx';
import { ServiceAreas } from '../sections/service-areas.tsx';
import { Stats } from '../sections/stats.tsx';
import type { PageProps } from './page-props.ts';

export default function Home({ content }: PageProps<'home'>) {
  return (
    <>
      <HomeHero />
      <Stats />
      <ServiceAreas />
      <HomeCertificates />
      <HomeMore />
      <CallToAction content={content.callToAction} />
    </>
  );
}
