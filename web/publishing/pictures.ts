import { createHash } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureSize } from '#contract/field-limits.ts';
import { drawing, element } from '../plates/line.ts';
import { type NightStops, nightGradient } from '../plates/marks.ts';
import {
  type Format,
  formats,
  type PlateId,
  plateFile,
  plates,
  type Tone,
} from '../plates/plates.ts';

/** A part of a plate's place: where the middle of the crop should be, from 0 to 1. */
export type Point = { readonly x: number; readonly y: number };

/** Why a file is no picture that the site can show. */
export type PictureRefusal = 'notPicture' | 'tooManyPixels' | 'tooSmall';

export class PictureRefused extends Error {
  readonly why: PictureRefusal;

  constructor(why: PictureRefusal) {
    super(why);
    this.why = why;
  }
}

const accepted = ['jpeg', 'png', 'webp', 'heif'] as const;
/** A picture of 50 megapixels decodes to 200 MB; a bomb claims more. */
const mostPixels = 50_000_000;
/** A phone draws a plate about this wide: a smaller picture would be blurred there. */
const leastWidth = 600;

/** For photographs; drawings have encoders of their own (plates/encode.ts). */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 70, effort: 4 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 68, mozjpeg: true }),
} as const satisfies Record<Format, (image: Sharp) => Sharp>;

type Master = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** One thread and no cache: an encoder takes 100 MB for each thread, and compose gives the service 768. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * What is kept of an uploaded file: upright, at most 3,840 pixels wide or high, without metadata (EXIF holds where it
 * was taken).
 * @throws PictureRefused
 */
async function masterOf(file: Buffer): Promise<Master> {
  const image = sharp(file, {
    ...{ limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true },
  });
  const found = await image.metadata().catch((reason: Error) => {
    throw new PictureRefused(/pixel limit/i.test(reason.message) ? 'tooManyPixels' : 'notPicture');
  });
  const isAccepted = accepted.some((format) => format === found.format);
  // Of HEIF only AVIF is free of patents, and of several pages only the first would be shown.
  if (!isAccepted || (found.format === 'heif' && found.compression !== 'av1')) {
    throw new PictureRefused('notPicture');
  }
  if (found.width * found.height > mostPixels) throw new PictureRefused('tooManyPixels');
  const { pixels } = pictureSize;
  // Made smaller as it is read, and turned after that: the whole of 50 megapixels would take 150 MB.
  const small = await image
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .withMetadata({ orientation: found.orientation ?? 1 })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => {
      throw new PictureRefused('notPicture');
    });
  const { data, info } = await sharp(small)
    .autoOrient()
    .webp({ quality: 92, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  if (info.width < leastWidth) throw new PictureRefused('tooSmall');
  return { bytes: data, width: info.width, height: info.height };
}

/** An uploaded file that is to become a plate's picture. */
type Given = {
  readonly file: string;
  readonly plate: PlateId;
  readonly point: Point;
  /** The folder of all pictures. */
  readonly root: string;
  /** Where the picture itself is written, for the database. */
  readonly master: string;
};

/**
 * Makes a picture of an uploaded file.
 * @throws PictureRefused
 */
export async function takePicture({ file, plate, point, root, master }: Given) {
  const taken = await masterOf(await readFile(file));
  const key = keyOf(taken.bytes, plate, point);
  await writePictureFile(taken.bytes, plate, point, join(root, key));
  await writeFile(master, taken.bytes, { mode: 0o600 });
  return { key, width: taken.width, height: taken.height };
}

/** Names a picture: the same content for the same plate and point has the same files. */
function keyOf(master: Buffer, plate: PlateId, { x, y }: Point): string {
  const hash = createHash('sha256').update(master).update(`${plate} ${x} ${y}`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes the files of a plate that shows a picture, in the widths and types of the plate. The picture for the first
 * screen gets those of the one for phones too.
 * @param picture its bytes, or the path of its file
 * @param folder is there whole or not at all
 */
export async function writePictureFile(
  picture: Buffer | string,
  plate: PlateId,
  point: Point,
  folder: string,
): Promise<void> {
  const { width, height } = await sharp(picture).metadata();
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  const ids: PlateId[] = plate === 'skyline' ? ['skyline', 'skyline-phone'] : [plate];
  for (const id of ids) {
    const { widths, tones } = plates[id];
    const crop = cropOf({ width, height }, plates[id].width / plates[id].height, point);
    const [tone, ...others] = tones as readonly [Tone, ...Tone[]];
    for (const fileWidth of widths) {
      for (const format of formats) {
        const file = join(part, plateFile(id, tone, fileWidth, format));
        const image = shaded(
          id,
          sharp(picture).extract(crop).resize(fileWidth).flatten(),
          fileWidth,
        );
        await writeFile(file, await encoders[format](image).toBuffer());
        for (const other of others)
          await link(file, join(part, plateFile(id, other, fileWidth, format)));
      }
    }
  }
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
}

/** Opacity of the night colour over a picture that text lies on, as the drawn ones are dark there. */
const shades: Partial<Record<PlateId, Readonly<Record<'top' | 'left', NightStops>>>> = {
  skyline: { top: { 0: 1, 0.35: 0.55, 0.8: 0 }, left: { 0: 0.85, 0.5: 0.75, 0.8: 0 } },
  'skyline-phone': { top: { 0: 1, 0.3: 0.6, 0.7: 0 }, left: { 0: 0.2 } },
};

/** Light text stays readable on any picture at the top of the home page. */
function shaded(id: PlateId, image: Sharp, width: number): Sharp {
  const shade = shades[id];
  if (!shade) return image;
  const height = Math.round((width * plates[id].height) / plates[id].width);
  const svg = drawing(
    width,
    height,
    nightGradient('top', { x2: 0, y2: 1 }, shade.top),
    nightGradient('left', { x2: 1, y2: 0 }, shade.left),
    element('rect', { width, height, fill: 'url(#top)' }),
    element('rect', { width, height, fill: 'url(#left)' }),
  );
  return image.resize(width, height).composite([{ input: Buffer.from(svg) }]);
}

/** The largest part of a picture that has a plate's proportions, with its middle as near the point as it can be. */
export function cropOf(
  { width, height }: { readonly width: number; readonly height: number },
  ratio: number,
  { x, y }: Point,
) {
  const cropWidth = Math.min(width, Math.round(height * ratio));
  const cropHeight = Math.min(height, Math.round(cropWidth / ratio));
  const start = (whole: number, part: number, middle: number) =>
    Math.round(Math.min(Math.max(middle * whole - part / 2, 0), whole - part));
  return {
    left: start(width, cropWidth, x),
    top: start(height, cropHeight, y),
    width: cropWidth,
    height: cropHeight,
  };
}
