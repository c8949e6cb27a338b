import assert from 'node:assert/strict';
import { join } from 'node:path';
import sharp from 'sharp';
import { draw } from '#web/plates/draw/index.ts';
import { encode, rasterise } from '#web/plates/encode.ts';
import { type Drawing, directory, drawings, filesOf } from '#web/plates/files.ts';
import { plates } from '#web/plates/plates.ts';
import {
  largestDifference,
  movedPixels,
  pixelsOf,
  strangeness,
} from '../support/browser/pixels.ts';

/** Measured: our own files 0.15 to 0.61, the same drawings moved by four pixels 0.90 to 1.05. */
const mostStrange = 0.75;

/** Of 255. Measured: 0 for the same drawing, 1.1 for the skyline's stars elsewhere, 11 for its windows. */
const ofRounding = 1;

/** Every file of every plate: whether it shows what the generator draws, in the same place. */
export async function comparedPlates(): Promise<string> {
  const strangest: number[] = [];
  for (const drawing of drawings) strangest.push(await compareFiles(drawing));
  const worst = Math.max(...strangest).toFixed(2);
  return `${drawings.flatMap(filesOf).length} files of ${drawings.length} drawings, ${worst} of ${mostStrange} strange`;
}

/** @returns how strange the strangest file is */
async function compareFiles(drawing: Drawing): Promise<number> {
  const { id, tone } = drawing;
  const [width] = plates[id].widths;
  const svg = draw[id](tone);
  assert.ok(draw[id](tone) === svg, `${id} on ${tone} is drawn differently each time`);

  const fresh = await pixelsOf(sharp(await encode(svg, { tone, width, format: 'jpg' })));
  let strangest = 0;
  const drawn = await pixelsOf(rasterise(svg, tone, width));
  const size = { width: drawn.width, height: drawn.height };
  for (const file of filesOf(drawing)) {
    const path = join(directory, file.name);
    if (file.width === width && file.format === 'jpg') {
      const difference = largestDifference(fresh, await pixelsOf(sharp(path)));
      assert.ok(difference <= ofRounding, `${file.name} differs from its drawing by ${difference}`);
    }
    const shown = await pixelsOf(sharp(path).resize({ ...size, fit: 'fill' }));
    const strange = strangeness(shown, drawn);
    assert.ok(strange < mostStrange, `${file.name} shows something else: ${strange}`);
    assert.ok(strangeness(movedPixels(shown), drawn) > mostStrange, `${file.name}, moved, passes`);
    strangest = Math.max(strangest, strange);
  }
  return strangest;
}
