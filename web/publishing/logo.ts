import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { contrast } from '../plates/contrast.ts';
import { homeIcons } from '../plates/icons.ts';
import { drawing, element } from '../plates/line.ts';
import { palette } from '../plates/palette.ts';
import type { Tone } from '../plates/plates.ts';
import { PictureRefused } from './picture-refused.ts';

/** In pixels: three times the largest display, for phones. */
const largest = { width: 720, height: 192 } as const;
/** In pixels: below it a logo is blurred in the header. */
const minHeight = 48;
const maxSvgBytes = 256 * 1024;
/** Each may draw a thousand others. */
const maxUses = 50;

/** What a logo in SVG may not have: code, other files, fonts of another machine, and what takes long to draw. */
const unsafe =
  /<!entity|<!doctype[^>]*\[|<\?xml-stylesheet|<(?:\w+:)?(?:script|foreignobject|image|feimage|filter|pattern|text|a|set|animate\w*)\b|\bon\w+\s*=|\b(?:href|src)\s*=\s*["']?\s*[^#"'\s]|url\(\s*["']?[^#"']|@import|@font-face|javascript:/i;

/**
 * The stored form of a logo: a PNG without the empty margin. An SVG is drawn, so that visitors never get the owner's
 * markup.
 * @param file PNG or SVG
 * @throws PictureRefused
 */
export async function logoMaster(file: Buffer) {
  const isPng = file.toString('latin1', 0, 6) === '\x89PNG\r\n';
  if (!isPng) refuseUnsafe(file);
  const image = isPng
    ? sharp(file, { failOn: 'error', limitInputPixels: 10_000_000 })
    : sharp(file, { density: await densityFor(file), limitInputPixels: 10_000_000 });
  const { hasAlpha } = await image.metadata().catch(refuse);
  if (hasAlpha) image.trim({ background: '#0000', threshold: 1 });
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true }).catch(refuse);
  if (info.height < minHeight) throw new PictureRefused('logoTooSmall');
  const fitted = sharp(data).resize({ ...largest, fit: 'inside', withoutEnlargement: true });
  const { data: bytes, info: size } = await fitted.png().toBuffer({ resolveWithObject: true });
  return { bytes, width: size.width, height: size.height };
}

function refuseUnsafe(file: Buffer): void {
  const markup = file.toString('utf8');
  if (!/^(?:\ufeff|\s|<\?xml[^>]*>|<!--.*?-->|<!doctype[^>]*>)*<(?:svg:)?svg\b/is.test(markup)) {
    refuse();
  }
  const uses = markup.match(/<(?:\w+:)?use\b/gi) ?? [];
  if (file.length > maxSvgBytes || uses.length > maxUses || unsafe.test(markup)) {
    throw new PictureRefused('unsafeLogo');
  }
}

/** The resolution at which an SVG is larger than the stored logo, also without a wide margin, in pixels per inch. */
async function densityFor(file: Buffer): Promise<number> {
  const { width, height } = await sharp(file).metadata().catch(refuse);
  const scale = 2 * Math.min(largest.width / width, largest.height / height);
  return Math.min(Math.max(72 * scale, 1), 7200);
}

function refuse(): never {
  throw new PictureRefused('notLogo');
}

/**
 * Writes the files of a logo: for a dark and a light ground, and the icons by the names of the site's.
 * @param folder exists and is empty
 */
export async function writeLogo(logo: Uint8Array, folder: string): Promise<void> {
  for (const tone of ['night', 'paper'] as const) {
    const file = (await isLegible(logo, tone)) ? logo : await onCard(logo, other[tone]);
    await sharp(file)
      .png()
      .toFile(join(folder, `logo-${tone}.png`));
  }
  const ground = (await isLegible(logo, 'paper')) ? 'paper' : 'night';
  for (const [name, width] of Object.entries(logoIcons)) {
    // Maskable icons are cut to a circle of four fifths of their width.
    const inner = Math.round(width * 0.7);
    const margin = Math.round((width - inner) / 2);
    const icon = sharp(logo)
      .resize(inner, inner, { fit: 'contain', background: palette[ground] })
      .flatten({ background: palette[ground] })
      .extend({
        ...{ top: margin, bottom: margin, left: margin, right: margin },
        background: palette[ground],
      })
      .resize(width, width);
    await writeFile(join(folder, name), await icon.png().toBuffer());
  }
}

/** Browsers ask for the last one where no document names an icon, and take a PNG under its name. */
export const logoIcons = { ...homeIcons, 'favicon.ico': 48 } as const;

const other = { night: 'paper', paper: 'night' } as const satisfies Record<Tone, Tone>;

/** A logo on a card with round corners, for a ground on which it would not be legible. */
async function onCard(logo: Uint8Array, ground: Tone): Promise<Buffer> {
  const { width, height } = await sharp(logo).metadata();
  const margin = Math.round(height * 0.2);
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const card = element('rect', { ...size, rx: 1.2 * margin, fill: palette[ground] });
  return sharp(Buffer.from(drawing(size.width, size.height, card)))
    .composite([{ input: Buffer.from(logo), left: margin, top: margin }])
    .png()
    .toBuffer();
}

/** WCAG 1.4.11 asks for a contrast of 3 to 1; a few softer parts do not matter. */
const minContrast = 3;
const legibleShare = 0.8;

/** Whether nearly all of a logo stands out from a ground. One without transparency has a ground of its own. */
async function isLegible(logo: Uint8Array, ground: Tone): Promise<boolean> {
  const { isOpaque } = await sharp(logo).stats();
  if (isOpaque) return true;
  const small = sharp(logo).resize(160, 160, { fit: 'inside' }).toColourspace('srgb').ensureAlpha();
  const pixels = (await small.raw().toBuffer()).toString('hex').match(/.{8}/g) ?? [];
  const visible = pixels.filter((pixel) => pixel.slice(6) >= '80');
  const legible = visible.filter(
    (pixel) => contrast(pixel.slice(0, 6), palette[ground]) >= minContrast,
  );
  return legible.length >= visible.length * legibleShare;
}
