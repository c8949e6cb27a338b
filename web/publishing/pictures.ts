import { createHash } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureId, PlateId } from '#contract/content/plate-ids.ts';
import { pictureSize } from '#contract/field-limits.ts';
import type { NightStops } from '../plates/marks.ts';
import { palette } from '../plates/palette.ts';
import { type Format, formats, plateFile, plates, type Tone } from '../plates/plates.ts';
import { logoMaster, writeLogo } from './logo.ts';
import { PictureRefused } from './picture-refused.ts';

/** Focal point: the middle of the crop, from 0 to 1. */
export type Point = { readonly x: number; readonly y: number };

/** First bytes of the accepted types (as Latin-1); of HEIF only AVIF is free of patents. */
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(?:.{8}(?:.{4})*?)?avi[fs]/s,
];
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((type) => `VipsForeignLoad${type}`);
/** A picture of 50 megapixels decodes to 200 MB; a decompression bomb declares more. */
const maxPixels = 50_000_000;
/** A phone draws a plate about this wide: a smaller picture would be blurred there. */
const minWidth = 600;

/** For photographs; drawings have encoders of their own (plates/encode.ts). */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 70, effort: 4 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 68, mozjpeg: true }),
} as const satisfies Record<Format, (image: Sharp) => Sharp>;

type Master = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** An encoder takes 100 MB per thread, and compose limits the service to 768. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * From here on this process refuses other types: decoding an SVG of 2 KB can take half a minute. That of a logo is judged
 * before (logo.ts).
 */
function blockOtherTypes(plate: PictureId): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: plate === 'logo' ? [...loaders, 'VipsForeignLoadSvg'] : loaders });
}

/**
 * The stored form of an uploaded file: upright, at most 3,840 pixels wide or high, in sRGB, without metadata (EXIF
 * holds where it was taken).
 * @throws PictureRefused
 */
async function masterOf(file: Buffer): Promise<Master> {
  const beginning = file.toString('latin1', 0, 136);
  if (!beginnings.some((one) => one.test(beginning))) throw new PictureRefused('notPicture');
  const image = sharp(file, {
    ...{ limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true },
  });
  const found = await image.metadata().catch((reason: Error) => {
    throw new PictureRefused(/pixel limit/i.test(reason.message) ? 'tooManyPixels' : 'notPicture');
  });
  if (found.format === 'heif' && found.compression !== 'av1')
    throw new PictureRefused('notPicture');
  if (found.width * found.height > maxPixels) throw new PictureRefused('tooManyPixels');
  const { pixels } = pictureSize;
  // Scaled while it is read, and rotated afterwards: all 50 megapixels would take 150 MB.
  const small = image
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .keepExif();
  // Only with a profile: otherwise sharp reads 16 bits as Display P3, and changes the colours.
  if (found.hasProfile) small.withIccProfile('srgb');
  const upright = sharp(
    await small
      .png({ compressionLevel: 1 })
      .toBuffer()
      .catch(() => {
        throw new PictureRefused('notPicture');
      }),
  ).autoOrient();
  const { data, info } = await upright
    .webp({ quality: 92, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  if (info.width < minWidth) throw new PictureRefused('tooSmall');
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Makes a picture of an uploaded file.
 * @param root folder of all pictures
 * @returns its key, and what the database stores of it
 * @throws PictureRefused
 */
export async function takePicture(file: Uint8Array, plate: PictureId, point: Point, root: string) {
  blockOtherTypes(plate);
  const read = plate === 'logo' ? logoMaster : masterOf;
  const { bytes, width, height } = await read(Buffer.from(file));
  const key = keyOf(bytes, plate, point);
  await writePictureFile(bytes, plate, point, join(root, key));
  return { key, width, height, master: bytes };
}

/** Names a picture by content, plate and focal point: equal inputs share files. */
function keyOf(master: Buffer, plate: PictureId, { x, y }: Point): string {
  const hash = createHash('sha256').update(master).update(`${plate} ${x} ${y}`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes the files of an uploaded picture in the widths and types of its plate. One on the first screen also gets the
 * files for phones.
 * @param folder created in one step: it never exists incomplete
 */
export async function writePictureFile(
  picture: Uint8Array,
  plate: PictureId,
  point: Point,
  folder: string,
): Promise<void> {
  blockOtherTypes(plate);
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  if (plate === 'logo') await writeLogo(picture, part);
  else await writePlate(picture, plate, point, part);
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
}

async function writePlate(
  picture: Uint8Array,
  plate: PlateId,
  point: Point,
  folder: string,
): Promise<void> {
  const { width, height } = await sharp(picture).metadata();
  const ids: PlateId[] = plate === 'skyline' ? ['skyline', 'skyline-phone'] : [plate];
  for (const id of ids) {
    const { widths, tones } = plates[id];
    const crop = cropOf({ width, height }, plates[id].width / plates[id].height, point);
    const [tone, ...others] = tones as readonly [Tone, ...Tone[]];
    for (const fileWidth of widths) {
      for (const format of formats) {
        const file = join(folder, plateFile(id, tone, fileWidth, format));
        const image = shaded(
          id,
          sharp(picture).extract(crop).resize(fileWidth).flatten(),
          fileWidth,
        );
        await writeFile(file, await encoders[format](image).toBuffer());
        for (const other of others)
          await link(file, join(folder, plateFile(id, other, fileWidth, format)));
      }
    }
  }
}

/** Opacity of the night colour over uploaded pictures that have text on them; drawn ones are dark there. */
const shades: Partial<Record<PlateId, Readonly<Record<'top' | 'left', NightStops>>>> = {
  skyline: { top: { 0: 1, 0.35: 0.55, 0.8: 0 }, left: { 0: 0.85, 0.5: 0.75, 0.8: 0 } },
  'skyline-phone': { top: { 0: 1, 0.3: 0.6, 0.7: 0 }, left: { 0: 0.2 } },
};

/** Keeps light text readable on any picture at the top of the home page. */
function shaded(id: PlateId, image: Sharp, width: number): Sharp {
  const shade = shades[id];
  if (!shade) return image;
  const height = Math.round((width * plates[id].height) / plates[id].width);
  const line = (size: { width: number; height: number }, stops: NightStops) => ({
    input: nightLine(Math.max(size.width, size.height), stops),
    ...{ raw: { ...size, channels: 4 as const }, tile: true },
  });
  return image
    .resize(width, height)
    .composite([line({ width: 1, height }, shade.top), line({ width, height: 1 }, shade.left)]);
}

/** The pixels of a line (RGBA) in the night colour, whose opacity changes between the stops. */
function nightLine(length: number, stops: NightStops): Buffer {
  const colour = Number.parseInt(palette.night.slice(1), 16);
  const points = Object.entries(stops).map(([at, opacity]) => [Number(at), opacity] as const);
  const opacityAt = (place: number) => {
    const next = points.findIndex(([at]) => at > place);
    const [[from, first] = [0, 0], [to, last] = [1, 0]] = points.slice(next === -1 ? -1 : next - 1);
    return next === -1 ? first : first + ((last - first) * (place - from)) / (to - from);
  };
  const pixels = Buffer.alloc(length * 4);
  for (let at = 0; at < length; at += 1) {
    const opacity = Math.round(255 * opacityAt((at + 0.5) / length));
    pixels.writeUInt32BE(colour * 256 + opacity, at * 4);
  }
  return pixels;
}

/** The largest part of a picture in a plate's proportions, with its middle as near the focal point as possible. */
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
