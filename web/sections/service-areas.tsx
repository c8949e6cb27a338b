import { ArrowRight } from 'lucide';
import type { SectionId } from '#contract/content/site-map.ts';
import { useChrome, usePageContent } from '../loading/content-cache.ts';
import { areaPlate } from '../plates/plates.ts';
import { Eyebrow } from '../ui/eyebrow.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Plate } from '../ui/plate.tsx';
import { unbroken } from '../ui/unbroken.tsx';

/** Columns of twelve; widths alternate, so that the rows do not look like a table. */
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const;
const wholeRow = 'md:col-span-2 lg:col-span-12';

export function ServiceAreas() {
  const content = usePageContent('home').areas;
  const { submenu, identity } = useChrome();
  const { serviceAreas } = identity;
  return (
    // Not a landmark: its name would share a word with the label of the message form's field.
    <section className="wrap air">
      <Eyebrow>{content.eyebrow}</Eyebrow>
      <h2 className="title-section mt-5 max-w-[12em]">{unbroken(content.title)}</h2>
      <ul className="mt-12 grid gap-5 md:grid-cols-2 lg:grid-cols-12">
        {serviceAreas.map((area, index) => {
          const section = area.id as SectionId<'services'>;
          const { isOnNight, ...plate } = areaPlate(area);
          const isAlone = index % 2 === 0 && index === serviceAreas.length - 1;
          return (
            <li
              key={section}
              className={`framed ${isAlone ? wholeRow : spans[index % spans.length]}`}
            >
              <PageLink
                page="services"
                section={section}
                className={`group flex h-full flex-col ${isOnNight ? 'night' : ''} bg-raised`}
              >
                <span className="block h-64 overflow-hidden lg:h-90">
                  <Plate
                    {...plate}
                    alt=""
                    sizes="(width < 48rem) 92vw, (width < 64rem) 46vw, 720px"
                    className="h-full w-full object-cover zooms"
                  />
                </span>
                <span className="flex grow items-end gap-4 p-6 lg:p-8">
                  <span className="grow">
                    <h3 className="title-item">{submenu[section].label}</h3>
                    <span className="mt-2 block text-muted">{submenu[section].note}</span>
                  </span>
                  <Icon drawing={ArrowRight} size={24} className="shrink-0 text-link steps-on" />
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
