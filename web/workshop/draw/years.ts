import { identity } from '#contract/content/identity.ts';
import { drawing, element, gradient, random } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import { burin } from './engrave.ts';
import { shades } from './shades.ts';
import { clamp, lerp, noise, type Point, path, ramp, smoothstep, steps } from './shapes.ts';

const size = 1600;

/** Fixed, since the plate is committed: it must not depend on the day it is drawn. */
const lastYear = 2026;
const count = lastYear - identity.founded + 1;
const newest = count - 1;

/** Radii of the first year and of today, in pixels. The waves above the ring of today stay off the edges. */
const pith = 46;
const bark = 640;
/** The pith is off the middle, as in a real trunk; the offset shrinks to 0 at the ring of today. */
const pithOffset: Point = [-64, 56];

/** Each year begins a little later on the circle, so that the beginnings form one arm. */
const drift = (7 * Math.PI) / 180;
const turn = Math.PI * 2 + drift;
/** Puts today at the top, since the page cuts the plate off on the right. */
const firstAngle = (132 * Math.PI) / 180;

/** Pixels that the line is open on each side of the mark where a year begins. */
const opening = 15;
/** A ring and the fine lines before the next. */
const linesPerYear = 4;
const pointsPerTurn = 900;
/** Waves of the signal on a ring, in one turn. */
const waves = 92;

const field = noise(1848);
const chance = random(2009);
const roughness = Array.from({ length: count + 2 }, () => 0.25 + 0.95 * chance() ** 1.3);
const growth = Array.from({ length: count + 1 }, () => lerp(0.72, 1.28, chance()));
const grown = [0];
for (const width of growth) grown.push((grown.at(-1) ?? 0) + width);

/** Interpolates values that are given for each new year. */
function between(values: readonly number[], time: number): number {
  const year = Math.floor(time);
  const from = values[year] ?? values.at(-1) ?? 0;
  return lerp(from, values[year + 1] ?? from, time - year);
}

function radiusAt(time: number): number {
  return lerp(pith, bark, between(grown, time) / (grown[count] ?? 1));
}

type Spot = { readonly point: Point; readonly height: number };

/** The line at a time in years; `lag` is how many years of growth a fine line follows its ring. */
function spotAt(time: number, lag = 0): Spot {
  const angle = firstAngle + time * turn;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const radius = radiusAt(time + lag);
  const [x, y] = [radius * cos, radius * sin];
  const age = radius / bark;
  const rough = between(roughness, time + lag);
  const swell = clamp(field(x / 330, y / 330) * 0.8 + 0.3);
  const signal =
    smoothstep(0.16, 0.78, field(x / 250 + 40, y / 250)) * smoothstep(0.15, 0.6, age) * rough;
  const carrier =
    0.5 + 0.5 * Math.sin(angle * waves + lag * 1.1 + 0.9 * field(x / 160, y / 160 + 30));
  const height = 0.55 * swell + signal * carrier;
  const lifted = radius + height * lerp(14, 58, age) + field(x / 30, y / 30) * 1.3 * rough;
  const [dx, dy] = pithOffset.map((offset) => size / 2 + offset * (1 - age)) as [number, number];
  return { point: [dx + lifted * cos, dy + lifted * sin], height };
}

const [oldest, older, younger] = shades.growth;
const hue = ramp([oldest, older, palette.signal, younger, palette.mint]);

/** One line of one year, up to the next beginning; it hides the outer lines that it rises over. */
function line(year: number, index: number): string {
  const lag = index / linesPerYear;
  const ring = index === 0;
  const trim = ring ? opening / (radiusAt(year) * turn) : 0;
  const spots = steps(pointsPerTurn).map((t) => spotAt(year + lerp(trim, 1 - trim, t), lag));
  const circle = steps(pointsPerTurn).map(
    (t) => spotAt(year + (t * Math.PI * 2) / turn, lag).point,
  );
  const body = ring ? lerp(1.9, 3.2, year / count) : lerp(0.8, 1.2, year / count);
  const cut = burin({
    points: spots.map(({ point }) => point),
    weight: (_, at) => body * (0.5 + 0.9 * (spots[at]?.height ?? 0)),
  });
  return (
    element('path', { d: path(circle, true), fill: 'url(#wood)' }) +
    element('path', {
      d: cut,
      fill: ring && year === newest ? palette.dawn : hue((year + lag) / count),
      'fill-opacity': ring ? 1 : 0.6,
    })
  );
}

function mark(time: number, radius: number, fill: string): string {
  const [cx, cy] = spotAt(time).point;
  return element('circle', { cx, cy, r: radius, fill });
}

/** Growth rings: one line winds outwards from the founding, one turn a year, and ends today. */
export const years = (): string => {
  const newestFirst = Array.from({ length: count }, (_, index) => newest - index);
  const lines = newestFirst.flatMap((year) =>
    // No fine lines beyond the newest ring.
    (year === newest ? [0] : [3, 2, 1, 0]).map((index) => line(year, index)),
  );
  const wood = gradient(
    'radial',
    'wood',
    { cx: size / 2, cy: size / 2, r: 620, gradientUnits: 'userSpaceOnUse' },
    [
      [0, shades.wood[0]],
      [0.5, shades.wood[1]],
      [1, palette.night],
    ],
  );
  return drawing(
    size,
    size,
    element('defs', {}, wood),
    element('rect', { width: size, height: size, fill: palette.night }),
    ...lines,
    ...newestFirst.map((year) => mark(year, lerp(3, 5.5, year / count), palette.mint)),
    mark(count - opening / (bark * turn), 9, palette.dawn),
  );
};
