import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { identity } from '#contract/content/identity.ts';
import { homeIcons } from '#web/plates/icons.ts';
import { palette } from '#web/plates/palette.ts';
import { iconLinks } from '#web/plates/tab-icon.ts';
import { webManifest } from '#web/publishing/web-manifest.ts';

const manifest = JSON.parse(webManifest(identity));
const committed = (name: string) => readFileSync(join('web/public', name));

test('the manifest names the company, and icons of the stated sizes', async () => {
  expect(manifest).toMatchObject({
    name: identity.name,
    short_name: identity.shortName,
    lang: 'tr',
    start_url: '/',
  });
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(purposes).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(committed(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    expect(`image/${format}`).toBe(type);
  }
});

test('favicon.ico contains pictures of 16, 32 and 48 pixels', async () => {
  const images = imagesIn(committed('favicon.ico'));
  const sizes = await Promise.all(
    images.map(async (image) => (await sharp(image).metadata()).width),
  );
  expect(sizes).toEqual([16, 32, 48]);
});

test('the maskable icon’s logo is inside the safe zone', async () => {
  const size = homeIcons['icon-maskable-512.png'];
  const safeRadius = 0.4 * size;
  const { data, info } = await sharp(committed('icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const night = Buffer.from(palette.night.slice(1), 'hex');
  let drawn = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * info.channels;
      if (data.subarray(at, at + 3).equals(night)) continue;
      drawn++;
      expect(Math.hypot(x - size / 2, y - size / 2)).toBeLessThan(safeRadius);
    }
  }
  expect(drawn).toBeGreaterThan(1000);
});

test('a document contains its icon; the other icons are where browsers look for them', async () => {
  const [, address = ''] = /href="data:image\/svg\+xml,([^"]+)"/.exec(iconLinks()) ?? [];
  const drawn = await sharp(Buffer.from(decodeURIComponent(address)))
    .resize(32)
    .png()
    .toBuffer();
  expect((await sharp(drawn).stats()).entropy).toBeGreaterThan(1);
  for (const name of ['favicon.ico', 'apple-touch-icon.png']) {
    expect(committed(name).length).toBeGreaterThan(0);
  }
});

/** The pictures in an ICO file, each at the offset of its entry. */
function imagesIn(file: Buffer): Buffer[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = file.subarray(6 + 16 * index);
    const offset = entry.readUInt32LE(12);
    return file.subarray(offset, offset + entry.readUInt32LE(8));
  });
}
