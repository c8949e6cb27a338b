import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { releaseTag } from '#tests/support/release.ts';
import { palette } from '#web/plates/palette.ts';
import { plates } from '#web/plates/plates.ts';
import {
  directory,
  drawings,
  filesOf,
  fingerprint,
  readFingerprints,
} from '#web/workshop/draw/files.ts';
import { draw } from '#web/workshop/draw/index.ts';
import { skylineLine } from '#web/workshop/draw/skyline.ts';

const named = drawings.flatMap(filesOf).map(({ name }) => name);

test('the folder has exactly the files of the table', () => {
  expect(readdirSync(directory).toSorted()).toEqual(named.toSorted());
});

// `npm run workshop -- plates` writes the fingerprint of the drawing and of the bytes of its files.
test.each(drawings)(
  `the files of $id on $tone were made from this very drawing ${releaseTag}`,
  (drawing) => {
    const { id, tone } = drawing;
    const made = readFingerprints()[`${id}-${tone}`];
    expect(fingerprint(drawing, draw[id](tone)), `npm run workshop -- plates ${id}`).toBe(made);
  },
);

test.each(drawings)('the files of $id on $tone are as their names promise', async (drawing) => {
  const whole = plates[drawing.id];
  for (const { name, width, format } of filesOf(drawing)) {
    const is = await sharp(join(directory, name)).metadata();
    // AVIF is the one kind of HEIF that is encoded here.
    expect(is.format, name).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
    expect(is.width, name).toBe(width);
    expect(Math.abs(is.height - (width * whole.height) / whole.width), name).toBeLessThan(1);
  }
});

test('the page’s line over the skyline is the same as the drawing’s', () => {
  const written = readFileSync('web/plates/skyline-line.json', 'utf8');
  expect(JSON.parse(written)).toEqual({ line: skylineLine });
});

test('the drawings use the colours of the style sheet', () => {
  const theme = readFileSync('web/styles/theme.css', 'utf8');
  for (const [name, color] of Object.entries(palette)) {
    expect(new RegExp(`--color-${name}: (#\\w+);`).exec(theme)?.[1], name).toBe(color);
  }
});
