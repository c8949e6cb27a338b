import { contours } from 'd3-contour';
import { clamp, lerp, type Point, path } from './shapes.ts';

/** Pixels between two samples, and how far samples reach beyond the picture, so that no isoline ends in it. */
const STEP = 6;
const MARGIN = 60;
/** Shore segments per bundle: a bundle that is too far away is skipped as a whole. */
const BUNDLE = 16;

/** Smaller rings of an isoline are artefacts of the grid. In points. */
const LEAST_RING = 24;

/** A value for each sample of a picture, row by row. */
export type Field = {
  readonly columns: number;
  readonly rows: number;
  readonly values: readonly number[];
};

/** Samples `value` over a picture of `width` by `height` pixels. */
export function field(
  width: number,
  height: number,
  value: (at: Point, index: number) => number,
): Field {
  const columns = Math.ceil((width + 2 * MARGIN) / STEP);
  const rows = Math.ceil((height + 2 * MARGIN) / STEP);
  const values = Array.from({ length: columns * rows }, (_, index) =>
    value([pixel(index % columns), pixel(Math.floor(index / columns))], index),
  );
  return { columns, rows, values };
}

function pixel(sample: number): number {
  return (sample + 0.5) * STEP - MARGIN;
}

/** Pixels from each sample to the nearest outline: negative inside. */
export function distanceField(
  width: number,
  height: number,
  outlines: readonly (readonly Point[])[],
): Field {
  const segments = outlines.flatMap(segmentsOf);
  const bundles = Array.from({ length: Math.ceil(segments.length / BUNDLE) }, (_, index) =>
    bundleOf(segments.slice(index * BUNDLE, (index + 1) * BUNDLE)),
  );
  const isInside = insideOf(segments);
  let reach = Number.POSITIVE_INFINITY;
  let previous: Point = [0, 0];
  return field(width, height, (at) => {
    // The last distance plus the way from there is an upper bound, so most bundles are skipped.
    reach += Math.hypot(at[0] - previous[0], at[1] - previous[1]);
    for (const { middle, radius, members } of bundles) {
      if (Math.hypot(at[0] - middle[0], at[1] - middle[1]) - radius > reach) continue;
      for (const segment of members) reach = Math.min(reach, distanceTo(segment, at));
    }
    previous = at;
    return isInside(at) ? -reach : reach;
  });
}

type Segment = readonly [from: Point, to: Point];

function segmentsOf(outline: readonly Point[]): Segment[] {
  return outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from]);
}

function bundleOf(members: readonly Segment[]) {
  const middle = members[0]?.[0] ?? [0, 0];
  const away = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
  return { middle, members, radius: Math.max(...members.flat().map(away)) };
}

function distanceTo([[x0, y0], [x1, y1]]: Segment, [x, y]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const t = clamp(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}

/** Even-odd test by the crossings left of a point in its row, kept for the next sample of the row. */
function insideOf(segments: readonly Segment[]): (at: Point) => boolean {
  let row = Number.NaN;
  let crossings: number[] = [];
  return ([x, y]) => {
    if (y !== row) {
      row = y;
      crossings = segments
        .filter(([[, y0], [, y1]]) => y0 > y !== y1 > y)
        .map(([[x0, y0], [x1, y1]]) => lerp(x0, x1, (y - y0) / (y1 - y0)));
    }
    return crossings.filter((crossing) => crossing < x).length % 2 === 1;
  };
}

/** Replaces each value by the mean of those up to `radius` samples around it, twice: nearly a Gaussian blur. */
export function blurred({ columns, rows, values }: Field, radius: number): Field {
  const passes = [1, columns, 1, columns];
  const mean = (source: readonly number[], stride: number) => {
    const length = stride === 1 ? columns : rows;
    return source.map((_, index) => {
      const at = stride === 1 ? index % columns : Math.floor(index / columns);
      let sum = 0;
      for (let by = -radius; by <= radius; by += 1) {
        sum += source[index + (clamp(at + by, 0, length - 1) - at) * stride] ?? 0;
      }
      return sum / (2 * radius + 1);
    });
  };
  return { columns, rows, values: passes.reduce(mean, values) };
}

/** Path data of the line along which a field has this value. */
export function isoline({ columns, rows, values }: Field, at: number): string {
  const { coordinates } = contours()
    .size([columns, rows])
    .contour([...values], at);
  const toPixels = ([x = 0, y = 0]: readonly number[]): Point => [pixel(x - 0.5), pixel(y - 0.5)];
  return coordinates
    .flat()
    .filter((ring) => ring.length > LEAST_RING)
    .map((ring) => path(ring.map(toPixels), true))
    .join('');
}
