import { element, lerp, noise, type Point, path, steps } from '../line.ts';

const count = 17;
const points = 160;
/** How far the outermost route leaves the straight way, in pixels. */
const reach = 330;

/** The routes that carry most of it now. */
const taken = new Set([2, 6, 8, 11, 15]);

const temper = noise(17);

type Ends = readonly [from: number, to: number];

/** The way of one route, `place` from -1 to 1: the straight one is 0. */
function route(middle: number, [from, to]: Ends, place: number): Point[] {
  return steps(points).map((t) => {
    const open = Math.sin(Math.PI * t) ** 0.85;
    const sway = 46 * temper(t * 2.4 + 9, place * 3.1) * Math.sin(Math.PI * t);
    const bend = Math.sign(place) * Math.abs(place) ** 0.9;
    return [lerp(from, to, t), middle + open * (reach * bend + sway)];
  });
}

/** All ways there are: one is taken now, the others stand by. */
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

/** What is on the way: pieces of the words, on all routes at once. */
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
