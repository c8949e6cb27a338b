import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  largestDifference,
  movedPixels,
  type Pixels,
  pixelsOf,
  strangeness,
} from '#tests/support/pixels.ts';
import { draw } from '#web/plates/draw/index.ts';
import { skylineLine } from '#web/plates/draw/skyline.ts';
import { encode, rasterise } from '#web/plates/encode.ts';
import { palette } from '#web/plates/palette.ts';
import { formats, plateFile, plateIds, plates } from '#web/plates/plates.ts';

// Drawing a plate and reading its files takes about a second, on a busy machine several.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** Measured: our own files 0.15 to 0.61, the same drawings moved by four pixels 0.90 to 1.05. */
const mostStrange = 0.75;

/** Of 255. Measured: 0 for the same drawing, 1.1 for the skyline's stars elsewhere, 11 for its windows. */
const ofRounding = 1;

const directory = 'web/plates/files';
const drawings = plateIds.flatMap((id) => plates[id].tones.map((tone) => ({ id, tone })));
const filesOf = ({ id, tone }: (typeof drawings)[number]) =>
  plates[id].widths.flatMap((width) =>
    formats.map((format) => ({ name: plateFile(id, tone, width, format), width, format })),
  );

test('the folder holds the files that the table names, and no other', () => {
  const named = drawings.flatMap(filesOf).map(({ name }) => name);
  expect(readdirSync(directory).toSorted()).toEqual(named.toSorted());
});

describe.each(drawings)('$id on $tone', ({ id, tone }) => {
  const { width: wholeWidth, height: wholeHeight, widths } = plates[id];
  const svg = draw[id](tone);
  let drawing: Pixels;
  beforeAll(async () => {
    drawing = await pixelsOf(rasterise(svg, tone, widths[0]));
  });

  test('is drawn the same each time', () => {
    expect(draw[id](tone) === svg).toBe(true);
  });

  test('was encoded from this very drawing', async () => {
    const fresh = await encode(svg, { tone, width: widths[0], format: 'jpg' });
    const committed = join(directory, plateFile(id, tone, widths[0], 'jpg'));
    const [made, kept] = await Promise.all([fresh, committed].map((file) => pixelsOf(sharp(file))));
    if (!made || !kept) throw new Error('two pictures are compared');
    expect(largestDifference(made, kept)).toBeLessThanOrEqual(ofRounding);
  });

  describe.each(filesOf({ id, tone }))('$name', ({ name, width, format }) => {
    const file = join(directory, name);

    test('has the width, the ratio and the format that its name promises', async () => {
      const is = await sharp(file).metadata();
      // AVIF is the one kind of HEIF that is encoded here.
      expect(is.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
      expect(is.width).toBe(width);
      expect(Math.abs(is.height - (width * wholeHeight) / wholeWidth)).toBeLessThan(1);
    });

    test('shows what the generator draws, and would not pass with its lines elsewhere', async () => {
      const size = { width: drawing.width, height: drawing.height };
      const shown = await pixelsOf(sharp(file).resize({ ...size, fit: 'fill' }));
      expect(strangeness(shown, drawing)).toBeLessThan(mostStrange);
      expect(strangeness(movedPixels(shown), drawing)).toBeGreaterThan(mostStrange);
    });
  });
});

test('the line that the page draws over the skyline is the drawing’s own', () => {
  const written = readFileSync('web/plates/skyline-line.json', 'utf8');
  expect(JSON.parse(written)).toEqual({ line: skylineLine });
});

test('the drawings use the colours of the style sheet', () => {
  const theme = readFileSync('web/styles/theme.css', 'utf8');
  for (const [name, color] of Object.entries(palette)) {
    expect(new RegExp(`--color-${name}: (#\\w+);`).exec(theme)?.[1], name).toBe(color);
  }
});
