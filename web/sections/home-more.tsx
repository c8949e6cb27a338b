import type { PlateId } from '#contract/content/plate-ids.ts';
import type { PageContent } from '#contract/content/schema.ts';
import { usePageContent } from '../loading/content-cache.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Plate } from '../ui/plate.tsx';
import { unbroken } from '../ui/unbroken.tsx';

const ways = [
  { page: 'sustainability', plate: 'contours' },
  { page: 'life', plate: 'voices' },
] as const satisfies { page: keyof PageContent<'home'>['more']; plate: PlateId }[];

export function HomeMore() {
  const content = usePageContent('home').more;
  return (
    <section aria-labelledby="home-more" className="wrap pt-20 lg:pt-30">
      <h2 id="home-more" className="title-section">
        {unbroken(content.title)}
      </h2>
      <ul className="mt-10 grid gap-5 md:grid-cols-2">
        {ways.map(({ page, plate }) => (
          <li key={page} className="framed">
            <PageLink page={page} className="night group flex h-full flex-col bg-raised">
              <span className="block h-64 overflow-hidden bg-night lg:h-90">
                <Plate
                  id={plate}
                  alt=""
                  sizes="(width < 48rem) 150vw, 90vw"
                  className="h-full w-full object-cover zooms"
                />
              </span>
              <span className="block p-6 lg:p-8">
                <h3 className="title-item">{content[page].title}</h3>
                <span className="mt-2 block text-mist">{content[page].text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
