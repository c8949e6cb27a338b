/** The pictures (plates) of the site by name; `web/plates/plates.ts` holds their sizes. */
export const plateIds = [
  'skyline',
  'skyline-phone',
  'call',
  'reach',
  'convergence',
  'constellation',
  'spectrum',
  'years',
  'contours',
  'rings',
  'tides',
  'iso9001',
  'iso14001',
  'iso27001',
  'iso10002',
  'voices',
  'strait',
] as const;
export type PlateId = (typeof plateIds)[number];

/** What the owner may upload. */
export type PictureId = PlateId | 'logo';
