import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { identity } from '#contract/content/identity.ts';
import type { PlateId } from '#contract/content/plate-ids.ts';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { releaseUnless } from '#tests/support/release.ts';
import { loadTexts } from '#tests/support/texts.ts';
import { faces } from '#web/fonts/faces.ts';
import { fontRuns } from '#web/fonts/open-font.ts';
import { sharingSize } from '#web/plates/plates.ts';
import { sharingGround, sharingWords } from '#web/plates/sharing-image.ts';
import { plateOf, titleOf } from '#web/publishing/sharing-images.ts';
import { openFace } from '#web/workshop/fonts/open.ts';

const site = 'dist/site';
const maxBytes = 120_000;
/** WCAG 2.2 AAA for large text. */
const minContrast = 4.5;

const face = await openFace(faces.heading.package, 600);
const everyPage = pageIds.flatMap((page) => languages.map((language) => ({ page, language })));

describe.each(everyPage)('the sharing image of $page in $language', ({ page, language }) => {
  const html = readFileSync(`${join(site, hrefFor(page, language))}.html`, 'utf8');
  const tag = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)?.[1] ?? '';

  test('is linked by its full address, with size, type and alternative text', async () => {
    expect(URL.canParse(tag('og:image'))).toBe(true);
    expect(tag('og:image').startsWith(new URL(tag('og:url')).origin)).toBe(true);
    expect(tag('og:image:width')).toBe('1200');
    expect(tag('og:image:height')).toBe('630');
    expect(tag('og:image:alt')).toBe(tag('og:title'));
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
  });

  test('has the stated size, and few bytes', async () => {
    const file = imageFile(tag('og:image'));
    expect(file.length).toBeLessThan(maxBytes);
    expect(await sharp(file).metadata()).toMatchObject({ ...sharingSize, format: 'jpeg' });
  });

  test(`has readable text on its background${releaseUnless(language === 'tr')}`, async () => {
    const title = titleOf((await loadTexts(language)).pages[page]);
    const plate = plateOf(page);
    const words = sharingWords({ title, name: identity.name, plate, face });
    const alpha = await sharp(Buffer.from(words)).extractChannel('alpha').raw().toBuffer();
    const ground = await groundOf(plate);
    let covered = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, opacity] of alpha.entries()) {
      if (opacity === 0) continue;
      covered += 1;
      least = Math.min(least, contrastWithWhite(ground, at * 3));
    }
    expect(covered).toBeGreaterThan(5000);
    expect(least).toBeGreaterThan(minContrast);
  });
});

test('no two pages share an image', () => {
  const images = everyPage.map(({ page, language }) => {
    const html = readFileSync(`${join(site, hrefFor(page, language))}.html`, 'utf8');
    return imageFile(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').toString('hex');
  });
  expect(new Set(images).size).toBe(everyPage.length);
});

test('every character of every title has a glyph, ğ, ş and İ too', async () => {
  for (const language of languages) {
    const { pages: texts } = await loadTexts(language);
    for (const content of Object.values(texts)) {
      for (const { font, run } of fontRuns(`${titleOf(content)}ğşİ`, face)) {
        expect(font.layout(run).glyphs.map(({ id }) => id)).not.toContain(0);
      }
    }
  }
});

test('a title far longer than ours still fits', async () => {
  const title = 'Uzun bir başlık da sığar, '.repeat(5).trim();
  for (const plate of ['skyline', 'reach'] as const) {
    expect(sharingWords({ title, name: identity.name, plate, face })).toContain('<path');
  }
});

const grounds = new Map<PlateId | undefined, Promise<Buffer>>();

/** Both languages have the same one: it is drawn once. */
function groundOf(plate: PlateId | undefined): Promise<Buffer> {
  const ground = grounds.get(plate) ?? sharingGround(plate);
  grounds.set(plate, ground);
  return ground;
}

function imageFile(address: string): Buffer {
  return readFileSync(join(site, new URL(address).pathname));
}

/** WCAG's linear light of each value of a channel. */
const light = Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** WCAG's contrast ratio. */
function contrastWithWhite(pixels: Buffer, at: number): number {
  const lightAt = (channel: number) => light[pixels[at + channel] ?? 0] ?? 0;
  const [red, green, blue] = [lightAt(0), lightAt(1), lightAt(2)];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
