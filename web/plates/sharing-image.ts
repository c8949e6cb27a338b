import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { PlateId } from '#contract/content/plate-ids.ts';
import type { OpenFace } from '../fonts/open-font.ts';
import { drawing, element } from './line.ts';
import { type NightStops, nightGradient, signMark } from './marks.ts';
import { balancedLines, breaksAfterSentence, outlineText } from './outline-text.ts';
import { palette } from './palette.ts';
import { plateFile, plates, sharingSize } from './plates.ts';
import { sign } from './sign.ts';

const margin = 72;
const titleSizes = [84, 80, 76, 72, 68, 64, 60, 56] as const;
const lineHeight = 1.06;
/** As a fraction of the size; as tight as in the pages' headings. */
const tracking = -0.02;

/** Space for the title: width in pixels, and lines. */
type TitleBox = { readonly width: number; readonly lines: number };

/** Over a landscape the title is in the sky; beside other subjects it is at the left. */
const titleBoxes = {
  sky: { width: sharingSize.width - 2 * margin, lines: 2 },
  left: { width: 640, lines: 4 },
} as const satisfies Record<string, TitleBox>;
/** For longer titles: in the smallest size, over the picture. */
const maxLines = 5;

/** Position of a plate in pixels, possibly beyond the image's edge, and the area of its title. */
type Placement = {
  readonly width: number;
  readonly left: number;
  readonly top: number;
  readonly title: keyof typeof titleBoxes;
};

const placements: Partial<Record<PlateId, Placement>> = {
  skyline: { width: 1560, left: -321, top: 112, title: 'sky' },
  contours: { width: 1360, left: -60, top: 80, title: 'sky' },
  voices: { width: 1320, left: -30, top: 140, title: 'sky' },
  reach: { width: 960, left: 330, top: -45, title: 'left' },
  years: { width: 760, left: 640, top: -65, title: 'left' },
  iso9001: { width: 760, left: 640, top: -65, title: 'left' },
  strait: { width: 960, left: 430, top: -45, title: 'left' },
};

/** JPEG qualities, best first. The finest engravings need a lower one to stay below `maxBytes`. */
const qualities = [78, 70, 62, 54] as const;
const maxBytes = 90_000;

/** The owner's logo for dark grounds: a data URL, and its size in pixels. */
export type SharingLogo = {
  readonly href: string;
  readonly width: number;
  readonly height: number;
};

type Words = {
  readonly title: string;
  /** The company's, drawn beside its sign unless it has a logo. */
  readonly name: string;
  readonly logo?: SharingLogo | undefined;
  readonly plate: PlateId | undefined;
  readonly face: OpenFace;
};

/** A page's sharing image as JPEG: its title over its plate. `ground` is raw RGB, `words` SVG. */
export async function sharingImage(ground: Buffer, words: string): Promise<Buffer> {
  const image = sharp(ground, { raw: { ...sharingSize, channels: 3 } }).composite([
    { input: Buffer.from(words) },
  ]);
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= maxBytes) break;
  }
  return file;
}

/**
 * The texts as SVG: the title at the top, in the free area of its plate, and the name at the bottom.
 * @throws Error if the title is too long
 */
export function sharingWords({ title, name, logo, plate, face }: Words): string {
  const box = titleBoxes[placementOf(plate)?.title ?? 'sky'];
  const signature = logo ? drawLogo(logo) : drawName(name, face);
  return wholeDrawing(drawTitle(title, face, box), signature);
}

/**
 * The background as raw RGB: the night colour with the page's plate, or a line for pages without one.
 * @param files the folder of the plate's files, or of a picture that replaces it
 */
export async function sharingGround(
  plate: PlateId | undefined,
  files = join(import.meta.dirname, 'files'),
): Promise<Buffer> {
  const placement = placementOf(plate);
  const layers =
    plate && placement
      ? [await layPlate(plate, placement, files), { input: Buffer.from(shade(placement.title)) }]
      : [{ input: Buffer.from(quietLine()) }];
  return sharp({ create: { ...sharingSize, channels: 3, background: palette.night } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
}

function placementOf(plate: PlateId | undefined): Placement | undefined {
  return plate && placements[plate];
}

async function layPlate(
  plate: PlateId,
  { width, left, top }: Placement,
  files: string,
): Promise<OverlayOptions> {
  const { widths, width: drawnWidth, height: drawnHeight } = plates[plate];
  const fileWidth = widths.find((one) => one >= width) ?? Math.max(...widths);
  const file = join(files, plateFile(plate, 'night', fileWidth, 'avif'));
  const height = Math.round((width * drawnHeight) / drawnWidth);
  const inside = { left: Math.max(left, 0), top: Math.max(top, 0) };
  const { data, info } = await sharp(file)
    .resize(width, height)
    .extract({
      left: inside.left - left,
      top: inside.top - top,
      width: Math.min(left + width, sharingSize.width) - inside.left,
      height: Math.min(top + height, sharingSize.height) - inside.top,
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, ...inside };
}

/** Opacity of the night colour over a plate, from the left edge and from the top. */
const shades = {
  sky: { fromLeft: { 0: 0.85, 0.25: 0.6, 0.55: 0 }, fromTop: { 0: 0.8, 0.3: 0.6, 0.6: 0 } },
  left: { fromLeft: { 0: 0.9, 0.35: 0.72, 0.75: 0 }, fromTop: {} },
} as const satisfies Record<keyof typeof titleBoxes, Record<string, NightStops>>;

/** A shade behind the texts keeps them readable over any plate. */
function shade(place: keyof typeof titleBoxes): string {
  const { fromLeft, fromTop } = shades[place];
  return wholeDrawing(
    nightGradient('from-left', { x2: 1, y2: 0 }, fromLeft),
    nightGradient('from-top', { x2: 0, y2: 1 }, fromTop),
    element('rect', { ...sharingSize, fill: 'url(#from-left)' }),
    element('rect', { ...sharingSize, fill: 'url(#from-top)' }),
  );
}

function quietLine(): string {
  return wholeDrawing(
    element('path', {
      d: 'M0 452H690c34 0 34-56 68-56s34 112 68 112 34-84 68-84 26 28 52 28H1200',
      fill: 'none',
      stroke: palette.signal,
      'stroke-width': 3,
    }),
  );
}

function drawTitle(title: string, face: OpenFace, box: TitleBox): string {
  const { lines, setting } = setTitle(title, face, box);
  const capHeight = (face[0].capHeight / face[0].unitsPerEm) * setting.size;
  return lines
    .map((line, index) => {
      const y = margin + capHeight + index * lineHeight * setting.size;
      return outlineText(line, setting, { x: margin, y, fill: 'white' });
    })
    .join('');
}

/** In the largest size that fits, or one of the next two if a line can then end with a sentence. */
function setTitle(title: string, face: OpenFace, box: TitleBox) {
  const aLittle = 3;
  const tries = [
    ...titleSizes.map((size) => ({ size, most: box.lines })),
    { size: Math.min(...titleSizes), most: maxLines },
  ];
  const fits = tries.flatMap(({ size, most }) => {
    const setting = { face, size, tracking };
    const lines = balancedLines(title, setting, { width: box.width, lines: most });
    return lines ? [{ lines, setting }] : [];
  });
  const largest = fits.slice(0, aLittle);
  const chosen = largest.find(({ lines }) => breaksAfterSentence(lines)) ?? largest[0];
  if (!chosen) throw new Error(`“${title}” is too long for a sharing image`);
  return chosen;
}

function drawLogo({ href, width, height }: SharingLogo): string {
  const drawn = 64;
  const y = sharingSize.height - margin - drawn;
  return element('image', {
    ...{ href, x: margin, y, height: drawn, width: (drawn * width) / height },
  });
}

function drawName(name: string, face: OpenFace): string {
  const signWidth = 46;
  const gap = 16;
  const size = 30;
  const middle = sharingSize.height - margin - signWidth / 2;
  const scale = signWidth / sign.size;
  const capHeight = (face[0].capHeight / face[0].unitsPerEm) * size;
  return [
    signMark(margin, middle - signWidth / 2, scale, sign.strokeWidth),
    outlineText(
      name,
      { face, size, tracking: tracking / 2 },
      { x: margin + signWidth + gap, y: middle + capHeight / 2, fill: 'white' },
    ),
  ].join('');
}

function wholeDrawing(...children: readonly string[]): string {
  return drawing(sharingSize.width, sharingSize.height, ...children);
}
