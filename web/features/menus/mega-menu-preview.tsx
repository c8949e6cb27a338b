import { useEffect, useState } from 'react';
import type { PlateId } from '../../plates/plates.ts';
import { type PageId, pages, type SectionId, sectionPlates } from '../../site-map.ts';
import { Plate } from '../../ui/plate.tsx';

/** Specification, section 9: a mouse that only passes an entry does not change the picture. */
const swapDelayMs = 300;

/** The width of a menu's picture, as the `sizes` of HTML. */
export const previewSizes = '(width < 2134px) 30vw, 640px';

type MegaMenuPreviewProps = {
  readonly page: PageId;
  readonly pointedAt: SectionId | undefined;
  readonly isOpen: boolean;
};

/** The page's picture, or that of the entry pointed at if its section has one. */
export function MegaMenuPreview({ page, pointedAt, isOpen }: MegaMenuPreviewProps) {
  const plates = platesOf(page);
  const wanted = plateFor(page, pointedAt);
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setShown(wanted), swapDelayMs);
    return () => clearTimeout(timer);
  }, [wanted, isOpen]);
  return (
    <div className="mega-menu-preview">
      {plates.map((id) => (
        <div key={id} data-shown={id === shown || undefined}>
          <Plate id={id} alt="" sizes={previewSizes} />
        </div>
      ))}
    </div>
  );
}

function platesOf(page: PageId): PlateId[] {
  const own = ownPlates(page);
  return own ? Object.values(own) : [pagePlate(page)];
}

function plateFor(page: PageId, section: SectionId | undefined): PlateId {
  return (section && ownPlates(page)?.[section]) ?? pagePlate(page);
}

function ownPlates(page: PageId): Readonly<Record<string, PlateId>> | undefined {
  return page in sectionPlates ? sectionPlates[page as keyof typeof sectionPlates] : undefined;
}

function pagePlate(page: PageId): PlateId {
  const entry = pages[page];
  return 'plate' in entry ? entry.plate : 'skyline';
}
