import type { ReactNode } from 'react';
import type { PlateId } from '../art/plates.ts';
import { Plate } from '../ui/plate.tsx';

type PageHeroProps = {
  readonly title: string;
  readonly lead: string;
  /** A picture beside the heading, or below it from edge to edge; without one a quiet line stands there. */
  readonly plate?: {
    readonly id: PlateId;
    readonly alt: string;
    readonly place: 'beside' | 'below';
  };
  /** What may follow the lead: a page's own contents. */
  readonly children?: ReactNode;
};

/** The head of every page but the home page: its heading on night, and its picture. */
export function PageHero({ title, lead, plate, children }: PageHeroProps) {
  const beside = plate?.place === 'beside';
  return (
    <div
      className={`night relative isolate overflow-hidden pt-36 lg:pt-48 ${beside ? 'lg:flex lg:min-h-[46rem] lg:items-center lg:pb-16 lg:pt-30' : ''}`}
    >
      <div className="wrap w-full">
        <div className={beside ? 'lg:max-w-[47%]' : ''}>
          <h1 tabIndex={-1} className="title-hero max-w-[12em]">
            {title}
          </h1>
          <p className="mt-6 max-w-[36em] text-pretty text-lg text-mist lg:text-xl">{lead}</p>
          {children}
        </div>
      </div>
      {beside && plate && <div aria-hidden="true" className="h-[94vw] lg:hidden" />}
      {/* Behind the text, but after it: a page that arrives in pieces would show it at the top first. */}
      {beside && plate && <BesidePlate {...plate} />}
      {plate?.place === 'below' && <BelowPlate {...plate} />}
      {!plate && <QuietLine />}
    </div>
  );
}

type PlacedPlate = { readonly id: PlateId; readonly alt: string };

/** On a desktop it bleeds off the right edge, on a phone it lies below the text. */
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
    // A phone crops its sides: it is worth no larger file there.
    <div className="h-[68vw] max-h-[40rem] sm:h-[42vw]">
      <Plate id={id} alt={alt} sizes="100vw" first className="h-full w-full object-cover" />
    </div>
  );
}

function QuietLine() {
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      className="mt-10 block h-24 w-full lg:h-30"
    >
      <path
        d="M0 78h300c34 0 34-44 68-44s34 76 68 76 34-52 68-52 26 20 52 20h884"
        pathLength={1}
        className="drawn stroke-signal"
        strokeWidth="2"
      />
    </svg>
  );
}
