import { element } from '../../plates/line.ts';
import { lerp, noise, type Point, path, steps } from './shapes.ts';

const count = 17;
const points = 160;
/** Pixels from the straight route to the outermost. */
const reach = 330;

/** The routes that carry most of the call. */
const taken = new Set([2, 6, 8, 11, 15]);

const temper = noise(17);

type Ends = readonly [from: number, to: number];

/** The points of one route; `place` is from -1 to 1, and 0 is straight. */
function route(middle: number, [from, to]: Ends, place: number): Point[] {
  return steps(points).map((t) => {
    const open = Math.sin(Math.PI * t) ** 0.85;
    const sway = 46 * temper(t * 2.4 + 9, place * 3.1) * Math.sin(Math.PI * t);
    const bend = Math.sign(place) * Math.abs(place) ** 0.9;
    return [lerp(from, to, t), middle + open * (reach * bend + sway)];
  });
}

/** All routes: those in `taken` are lit, the others idle. */
export function routes(middle: number, ends: Ends, idle: string): string[] {
  const ways = steps(count).map((part) => route(middle, ends, lerp(-1, 1, part)));
  return ways.map((way, index) =>
    element('path', {
      d: path(way),
      fill: 'none',
      stroke: taken.has(index) ? 'url(#call)' : idle,
      'stroke-width': taken.has(index) ? 2.6 : 1.7,
      'stroke-opacity': taken.has(index) ? 0.95 : 0.85,
    }),
  );
}

/** Packets of the call on all routes at once. */
export function packets(middle: number, ends: Ends, next: () => number): string[] {
  return steps(count).flatMap((part, index) => {
    const way = route(middle, ends, lerp(-1, 1, part));
    const busy = taken.has(index);
    return Array.from({ length: busy ? 9 : 3 }, () => {
      const [cx, cy] = way[Math.floor(lerp(0.06, 0.94, next()) * (points - 1))] ?? [0, 0];
      return element('circle', { cx, cy, r: busy ? 5.2 : 3, fill: 'url(#call)' });
    });
  });
}
