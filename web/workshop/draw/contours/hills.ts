import { element } from '#web/plates/line.ts';
import { palette } from '#web/plates/palette.ts';
import { shades } from '#web/workshop/draw/shades.ts';
import {
  bell,
  clamp,
  lerp,
  noise,
  type Point,
  path,
  ramp,
  smoothstep,
  steps,
} from '#web/workshop/draw/shapes.ts';
import { burin } from '../engrave.ts';
import type { Range } from './ranges.ts';
import { columns, stride, sun } from './scene.ts';

/** Pixels that the ground is below the water away from every summit, so that each hill has a shore. */
const submerged = 16;

/** Far hills are pale and near ones dark (aerial perspective). */
const lineHue = ramp(shades.levels);
const groundHue = ramp([...shades.ground, palette.night]);

/** Crests of ranges below this depth are sunlit. */
const sunlit = 0.6;

const relief = noise(2009);

/** Height of a range above the water on one of its rows (0 the crest, 1 the nearest). */
function rise({ summits, depth }: Range, row: number, x: number): number {
  const swell = summits.reduce((sum, [at, spread, top]) => sum + top * bell(x, at, spread), 0);
  const seed = depth * 40;
  const folds =
    relief(x / 430 + seed, row * 1.4 + seed) * 0.26 +
    relief(x / 150 + seed, row * 2.2) * 0.085 +
    relief(x / 52, row * 3 + seed) * 0.018;
  return swell * (1 - row) ** 1.2 * (1 + folds) - submerged * lerp(0.4, 1, row);
}

/** A stretch of one row between two shores. */
type Land = { readonly points: Point[]; readonly rises: number[] };

function landsOf(range: Range, row: number, base: number): Land[] {
  const lands: Land[] = [];
  let open: Land | undefined;
  for (const x of columns) {
    const up = rise(range, row, x);
    if (up <= 0) {
      open = undefined;
      continue;
    }
    if (!open) {
      open = { points: [], rises: [] };
      lands.push(open);
    }
    open.points.push([x, base - up]);
    open.rises.push(up);
  }
  return lands.filter(({ points }) => points.length > 2);
}

/** How much a slope turns towards the sun, from 0 to 1. */
function facing(points: readonly Point[], index: number): number {
  const [x, y] = points[index] ?? [0, 0];
  const [, next] = points[index + 1] ?? [0, y];
  return clamp(0.5 + ((next - y) / stride) * Math.sign(sun.x - x) * 1.5);
}

/** A range from its crest down; each row hides what is behind it. */
export function hills(range: Range): string {
  const { depth, foot, apron, rows } = range;
  const body = lerp(1.2, 2.4, depth);
  const drawRow = (row: number) => {
    const base = foot + apron * row;
    const crest = row === 0;
    return landsOf(range, row, base).map(({ points, rises }) => {
      const weight = (_: Point, at: number) =>
        body *
        smoothstep(0, 14, rises[at] ?? 0) *
        (crest ? 1.25 : lerp(0.22, 1.4, facing(points, at)));
      const [left] = points[0] ?? [0];
      const [right] = points.at(-1) ?? [0];
      return (
        element('path', {
          d: `${path(points)}L${right} ${base}H${left}Z`,
          fill: groundHue(depth),
        }) +
        element('path', {
          d: burin({ points, weight }),
          fill: crest && depth < sunlit ? 'url(#rim)' : lineHue(depth * 0.9 + row * 0.1),
          'fill-opacity': crest ? 1 : lerp(0.9, 0.45, row),
        })
      );
    });
  };
  // Left out: the last row would be at the water everywhere.
  return steps(rows + 1)
    .slice(0, -1)
    .flatMap(drawRow)
    .join('');
}
