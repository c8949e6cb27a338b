import { contours } from 'd3-contour';
import { drawing, element, gradient, random } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import type { Tone } from '../../plates/plates.ts';
import { burin } from './engrave.ts';
import { ageAt, child, elder, rayAt, unevenness, younger } from './growth.ts';
import { shades } from './shades.ts';
import { lerp, type Point, smoothstep } from './shapes.ts';

const width = 1600;
const height = 1200;

/** Pixels of the grid for the isolines: fine enough for the smallest core. */
const cell = 5;
/** Pixels that the field is wider than the picture, so that no isoline turns back along its edge. */
const beyond = 60;
const columns = (width + beyond * 2) / cell;
const rows = (height + beyond * 2) / cell;

const oldest = 1000;
/** Pixels between two lines before they are crowded: they stay apart on a phone. */
const pitch = 10.5;

type Line = { readonly age: number; readonly weight: number };

/** Spring wood is wide and light, autumn wood tight and dark, and every year ends in one strong line. */
function lines(): Line[] {
  const chance = random(2011);
  const all: Line[] = [];
  for (let age = 4; age < oldest; ) {
    const growth = lerp(26, 58, chance());
    const fine = Math.max(3, Math.round(growth / pitch));
    for (let line = 1; line <= fine; line++) {
      const season = line / fine;
      const weight = line === fine ? 3.6 : lerp(0.9, 1.9, season);
      all.push({ age: age + growth * season ** 0.72, weight });
    }
    age += growth;
  }
  return all;
}

/** 0 at the picture's edge, 1 well inside; noise varies where a line fades out. */
function inside(x: number, y: number): number {
  const toEdge = Math.min(x, y, width - x, height - y);
  return smoothstep(20, 190, toEdge + 50 * unevenness(x, y)) * smoothstep(4, 40, toEdge);
}

function isolines(): string {
  // Negated: the tracer finds values above a threshold, and the rings need those below an age.
  const youth = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return -ageAt((column + 0.5) * cell - beyond, (row + 0.5) * cell - beyond);
  });
  const tracer = contours().size([columns, rows]);
  const traced = lines().flatMap(({ age, weight }) =>
    tracer
      .contour(youth, -age)
      .coordinates.flat()
      .map((ring) => {
        // The last point repeats the first.
        const points = ring
          .slice(1)
          .map(([x = 0, y = 0]): Point => [x * cell - beyond, y * cell - beyond]);
        return burin({
          points,
          closed: true,
          weight: ([x, y]) => weight * lerp(0.3, 1.25, rayAt(x, y)) * inside(x, y),
        });
      }),
  );
  return traced
    .map((d) => element('path', { d, fill: shades.white, 'fill-rule': 'evenodd' }))
    .join('');
}

/** An ink for each trunk; they blend where two have grown together. */
const inks: Readonly<Record<Tone, { elder: string; younger: string; child: string }>> = {
  paper: { elder: palette.blue, younger: shades.ink.pine, child: palette.ember },
  night: { elder: shades.ink.steel, younger: shades.ink.jade, child: palette.dawn },
};

/** Radius in pixels of the child's ink, which reaches into the shared rings. */
const childReach = 230;

/** Three trunks grown into one: inner rings of their own, then shared ones. */
export const rings = (tone: Tone): string => {
  const ink = inks[tone];
  const whole = { x: 0, y: 0, width, height };
  const inPixels = { gradientUnits: 'userSpaceOnUse' };
  const [x1, y1] = elder.at;
  const [x2, y2] = younger.at;
  const [cx, cy] = child.at;
  return drawing(
    width,
    height,
    element(
      'defs',
      {},
      element('mask', { id: 'rings', maskUnits: 'userSpaceOnUse', ...whole }, isolines()),
      gradient('linear', 'trunks', { ...inPixels, x1, y1, x2, y2 }, [
        [0.1, ink.elder],
        [0.9, ink.younger],
      ]),
      gradient('radial', 'child', { ...inPixels, cx, cy, r: childReach }, [
        [0.5, ink.child],
        [1, ink.child, 0],
      ]),
    ),
    element('rect', { ...whole, fill: palette[tone] }),
    element(
      'g',
      { mask: 'url(#rings)' },
      element('rect', { ...whole, fill: 'url(#trunks)' }),
      element('rect', { ...whole, fill: 'url(#child)' }),
    ),
  );
};
