import sharp from 'sharp';
import { homeIcons } from '../../plates/icons.ts';
import { drawing, element } from '../../plates/line.ts';
import { signMark } from '../../plates/marks.ts';
import { palette } from '../../plates/palette.ts';
import { sign } from '../../plates/sign.ts';
import { tabIcon } from '../../plates/tab-icon.ts';

/** Geometry of an icon, in fractions of the picture's width. */
type Setting = {
  readonly signWidth: number;
  /** In units of the sign; small pictures need a heavier line. */
  readonly strokeWidth: number;
  /** Radius of the ground's corners; systems that cut icons themselves need a full square. */
  readonly corner: number;
};

const fullSquare = 0;
const roundedSquare = 0.22;

const home: Setting = { signWidth: 0.66, strokeWidth: sign.strokeWidth, corner: roundedSquare };
/** Android may cut a maskable icon down to a circle of 80 % of its width. */
const maskable: Setting = { signWidth: 0.54, strokeWidth: sign.strokeWidth, corner: fullSquare };

const homeSettings: Readonly<Record<keyof typeof homeIcons, Setting>> = {
  // iOS rounds the corners itself.
  'apple-touch-icon.png': { ...home, corner: fullSquare },
  'icon-192.png': home,
  'icon-512.png': home,
  'icon-maskable-512.png': maskable,
};

/** The sizes in favicon.ico, for clients that cannot read the SVG: search engines, shortcuts, older browsers. */
const tabIcons: readonly { size: number; setting: Setting }[] = [
  { size: 16, setting: { signWidth: 0.86, strokeWidth: 4, corner: roundedSquare } },
  { size: 32, setting: { signWidth: 0.8, strokeWidth: 3.2, corner: roundedSquare } },
  { size: 48, setting: { signWidth: 0.76, strokeWidth: 2.8, corner: roundedSquare } },
];

export async function makeIcons(): Promise<Record<string, Buffer>> {
  const names = Object.keys(homeSettings) as (keyof typeof homeIcons)[];
  const pictures = names.map(
    async (name) => [name, await picture(homeIcons[name], homeSettings[name])] as const,
  );
  return {
    'favicon.svg': Buffer.from(tabIcon),
    'favicon.ico': ico(
      await Promise.all(
        tabIcons.map(async ({ size, setting }) => ({ size, png: await picture(size, setting) })),
      ),
    ),
    ...Object.fromEntries(await Promise.all(pictures)),
  };
}

/** Draws the sign on the night colour, as PNG. */
async function picture(size: number, { signWidth, strokeWidth, corner }: Setting): Promise<Buffer> {
  const scale = (size * signWidth) / sign.size;
  const margin = (size * (1 - signWidth)) / 2;
  const svg = drawing(
    size,
    size,
    element('rect', { width: size, height: size, rx: size * corner, fill: palette.night }),
    signMark(margin, margin, scale, strokeWidth),
  );
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** Packs PNG files into one ICO file: a header, an entry for each, then the files unchanged. */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const headerBytes = 6;
  const entryBytes = 16;
  const typeIcon = 1;
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(typeIcon, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = headerBytes + entryBytes * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
