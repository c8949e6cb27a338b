import sharp, { type Sharp } from 'sharp';
import { palette } from '../../plates/palette.ts';
import type { Format, Tone } from '../../plates/plates.ts';

/** For thin lines on a flat ground: a little blur is not seen. All three halve the colour resolution (4:2:0). */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 6, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 68, effort: 6, smartSubsample: true }),
  jpg: (image: Sharp) => image.jpeg({ quality: 66, mozjpeg: true }),
} as const satisfies Record<Format, (image: Sharp) => Sharp>;

/** Encodes a drawing as an image file, `width` pixels wide. */
export function encode(
  svg: string,
  { tone, width, format }: { tone: Tone; width: number; format: Format },
): Promise<Buffer> {
  return encoders[format](rasterise(svg, tone, width)).toBuffer();
}

/** Rasterises a drawing. A height that is no whole number leaves the last row half empty: the ground shows there. */
export function rasterise(svg: string, tone: Tone, width: number): Sharp {
  return sharp(Buffer.from(svg), { density: 144, limitInputPixels: false, unlimited: true })
    .flatten({ background: palette[tone] })
    .resize(width);
}
