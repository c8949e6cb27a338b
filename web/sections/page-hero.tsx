import type { ReactNode } from 'react';
import type { PlateId } from '../plates/plates.ts';
import { Plate } from '../ui/plate.tsx';

type PageHeroProps = {
  readonly title: string;
  readonly lead: string;
  /** Under the heading, or in a column of its own at the right. */
  readonly leadAt?: 'under' | 'right';
  /** A picture beside the heading, or below it from edge to edge. */
  readonly plate?: {
    readonly id: PlateId;
    readonly alt: string;
    readonly place: 'beside' | 'below';
  };
  /** Content below the lead, such as the links to its sections. */
  readonly children?: ReactNode;
  /** Content at the end of the hero, under its picture. */
  readonly foot?: ReactNode;
};

/** The hero of every page but home and contact: the heading on the night colour, and its picture. */
export function PageHero({ title, lead, leadAt = 'under', plate, children, foot }: PageHeroProps) {
  const beside = plate?.place === 'beside';
  return (
    <div
      className={`night relative isolate overflow-hidden pt-28 lg:pt-40 ${beside ? 'lg:flex lg:min-h-[46rem] lg:items-center lg:pb-16 lg:pt-30' : ''}`}
    >
      <div className="wrap w-full">
        <div className={leadAt === 'right' ? 'hero-columns' : beside ? 'lg:max-w-[47%]' : ''}>
          <h1 tabIndex={-1} className="title-hero max-w-[12em]">
            {title}
          </h1>
          <div>
            <p className={`lead ${leadAt === 'under' ? 'mt-6' : ''}`}>{lead}</p>
            {children}
          </div>
        </div>
      </div>
      {beside && plate && <div aria-hidden="true" className="h-[96vw] lg:hidden" />}
      {/* Behind the text, but after it in the HTML: a page that arrives in pieces would show it at the top first. */}
      {beside && plate && <BesidePlate {...plate} />}
      {plate?.place === 'below' && <BelowPlate {...plate} />}
      {foot}
    </div>
  );
}

type PlacedPlate = { readonly id: PlateId; readonly alt: string };

/** On a desktop it bleeds off the right edge. On a phone it lies below the text. */
function BesidePlate({ id, alt }: PlacedPlate) {
  return (
    <div className="absolute inset-x-0 bottom-0 -z-1 h-[96vw] lg:inset-y-0 lg:top-21 lg:left-[47%] lg:h-auto">
      <Plate
        id={id}
        alt={alt}
        sizes="(width < 40rem) 75vw, 720px"
        first
        className="h-full w-full object-cover lg:object-contain"
      />
    </div>
  );
}

function BelowPlate({ id, alt }: PlacedPlate) {
  return (
    // A phone crops its sides, so a larger file is not worth it there.
    <div className="below-plate">
      <Plate id={id} alt={alt} sizes="100vw" first className="h-full w-full object-cover" />
    </div>
  );
}
