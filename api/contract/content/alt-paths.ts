import type { PlateId } from './plate-ids.ts';
import type { PageId } from './site-map.ts';

/** Path of a plate's alternative text in a page's texts. The certificates' texts are in a list instead. */
export const altPaths: Readonly<Partial<Record<PlateId, readonly [page: PageId, path: string]>>> = {
  skyline: ['home', '/hero/plate'],
  years: ['about', '/hero/plate'],
  call: ['services', '/hero/plate'],
  reach: ['services', '/sections/international-ops/plate'],
  convergence: ['services', '/sections/communication-tech/plate'],
  constellation: ['services', '/sections/digital-services/plate'],
  spectrum: ['services', '/sections/research-dev/plate'],
  contours: ['sustainability', '/hero/plate'],
  rings: ['sustainability', '/sections/social-responsibility/plate'],
  tides: ['sustainability', '/sections/ethics-compliance/plate'],
  voices: ['life', '/hero/plate'],
  strait: ['contact', '/sections/office-locations/plate'],
};
