import type { ServiceArea } from '#contract/content/identity-schema.ts';
import type { PlateId } from '#contract/content/plate-ids.ts';

/** For a dark or a light background. A plate for paper has a night version too. */
export type Tone = 'night' | 'paper';

type PlateEntry = {
  /** Of the drawing, in pixels; every file keeps this ratio. */
  readonly width: number;
  readonly height: number;
  readonly tones: readonly [Tone, ...Tone[]];
  /** The widths that are encoded, in pixels, smallest first. */
  readonly widths: readonly [number, ...number[]];
};

const band = [800, 1600, 2400] as const;
/** A phone with a pixel ratio of 3 needs 1,090 px for a card: 1,600 would be twice as many bytes. */
const half = [1100, 1600] as const;
const framed = [480, 680, 960] as const;

/** Every drawn picture. Pages, sharing images and tests read this table. */
export const plates = {
  skyline: { width: 3200, height: 1000, tones: ['night'], widths: [1600, 2400, 3200] },
  'skyline-phone': { width: 1200, height: 1080, tones: ['night'], widths: [480, 800, 1200] },
  call: { width: 2400, height: 840, tones: ['night'], widths: band },
  reach: { width: 1600, height: 1200, tones: ['night'], widths: half },
  convergence: { width: 1600, height: 1200, tones: ['paper', 'night'], widths: half },
  constellation: { width: 1600, height: 1200, tones: ['night'], widths: half },
  spectrum: { width: 1600, height: 1200, tones: ['paper', 'night'], widths: half },
  years: { width: 1600, height: 1600, tones: ['night'], widths: [560, 800, 1600] },
  contours: { width: 2400, height: 1200, tones: ['night'], widths: band },
  rings: { width: 1600, height: 1200, tones: ['paper', 'night'], widths: half },
  tides: { width: 1600, height: 1200, tones: ['paper', 'night'], widths: half },
  iso9001: { width: 1200, height: 1200, tones: ['paper', 'night'], widths: framed },
  iso14001: { width: 1200, height: 1200, tones: ['paper', 'night'], widths: framed },
  iso27001: { width: 1200, height: 1200, tones: ['paper', 'night'], widths: framed },
  iso10002: { width: 1200, height: 1200, tones: ['paper', 'night'], widths: framed },
  voices: { width: 2400, height: 1000, tones: ['night'], widths: band },
  strait: { width: 1600, height: 1200, tones: ['night'], widths: half },
} as const satisfies Record<PlateId, PlateEntry>;

/** The plate of a service area. An uploaded picture is cropped as `reach`, and its files are named so. */
export function areaPlate({ plate, picture }: ServiceArea) {
  const id = picture ? 'reach' : plate;
  return { id, own: picture, isOnNight: plates[id].tones[0] === 'night' } as const;
}

/** The browser takes the first that it supports. */
export const formats = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof formats)[number];

/** The name of one file of a plate in `web/plates/files`. */
export function plateFile(id: PlateId, tone: Tone, width: number, format: Format): string {
  return `${id}-${tone}-${width}.${format}`;
}

/** Where the build or the development server serves `web/plates/files` (vite.config.ts). */
declare const __PLATES__: string;

/**
 * The address of a plate's file.
 * @param key of an uploaded picture that replaces the plate
 */
export function plateUrl(
  id: PlateId,
  tone: Tone,
  width: number,
  format: Format,
  key?: string,
): string {
  const folder = key ? `/assets/pictures/${key}` : __PLATES__;
  return `${folder}/${plateFile(id, tone, width, format)}`;
}

/** The size of a sharing image in pixels. Clients of Open Graph show 1.91 to 1 without cropping. */
export const sharingSize = { width: 1200, height: 630 } as const;
