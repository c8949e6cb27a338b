import type { ReactNode } from 'react';
import type { PlateId } from '#contract/content/plate-ids.ts';
import { Plate } from '../ui/plate.tsx';
import { unbroken } from '../ui/unbroken.tsx';

type PageHeroProps = {
  readonly title: string;
  readonly lead: string;
  /** Under the heading, or in a column of its own at the right. */
  readonly leadAt?: 'under' | 'right';
  /** Its picture, below the heading from edge to edge, or beside it. */
  readonly picture?: PlateId;
  readonly isBeside?: boolean;
  /** The alternative text of the picture, as the content names it. */
  readonly plate?: string;
  /** Content below the lead, such as the links to its sections. */
  readonly children?: ReactNode;
  /** Content at the end of the hero, under its picture. */
  readonly foot?: ReactNode;
};

/** The hero of every page but home and contact: the heading on the night colour, and its picture. */
export function PageHero({ picture, plate = '', isBeside, ...hero }: PageHeroProps) {
  const leadIsRight = hero.leadAt === 'right';
  const PlacedPlate = isBeside ? BesidePlate : BelowPlate;
  return (
    <div
      className={`night relative isolate overflow-hidden pt-28 lg:pt-40 ${isBeside ? 'lg:flex lg:min-h-[46rem] lg:items-center lg:pb-16 lg:pt-30' : ''}`}
    >
      <div className="wrap w-full">
        <div className={leadIsRight ? 'hero-columns' : isBeside ? 'lg:max-w-[47%]' : ''}>
          <h1 tabIndex={-1} className="title-hero max-w-[12em]">
            {unbroken(hero.title)}
          </h1>
          <div>
            <p className={`lead ${leadIsRight ? '' : 'mt-6'}`}>{unbroken(hero.lead)}</p>
            {hero.children}
          </div>
        </div>
      </div>
      {picture && <PlacedPlate id={picture} alt={plate} />}
      {hero.foot}
    </div>
  );
}

type PlacedPlateProps = { readonly id: PlateId; readonly alt: string };

/** On a desktop it bleeds off the right edge. On a phone it lies below the text. */
function BesidePlate({ id, alt }: PlacedPlateProps) {
  return (
    <>
      <div aria-hidden="true" className="h-[96vw] lg:hidden" />
      {/* Behind the text, but later in the HTML: a page that arrives in pieces would show it at the top first. */}
      <div className="absolute inset-x-0 bottom-0 -z-1 h-[96vw] lg:inset-y-0 lg:top-21 lg:left-[47%] lg:h-auto">
        <Plate
          id={id}
          alt={alt}
          sizes="(width < 40rem) 75vw, 720px"
          first
          className="h-full w-full object-cover lg:object-contain"
        />
      </div>
    </>
  );
}

function BelowPlate({ id, alt }: PlacedPlateProps) {
  return (
    // Behind the text, which may overlap it. A phone crops its sides, so a larger file is not worth it there. It grows
    // with the window, and leaves room for text on the first screen.
    <div className="relative -z-1 h-[clamp(15rem,36vw,40rem)]">
      <Plate id={id} alt={alt} sizes="100vw" first className="h-full w-full object-cover" />
    </div>
  );
}
