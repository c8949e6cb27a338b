import { drawing, element, gradient, random } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import { fadeEdges } from './fade-edges.ts';
import { packets, routes } from './routes.ts';
import { lerp, noise, type Point, path, steps } from './shapes.ts';

const width = 2400;
const height = 840;
const middle = height / 2;

/** Lines between the two extremes of a swinging string. */
const strings = 13;
const samples = 420;
/** The x where the voice ends and its samples begin, and where the routes begin. */
const sampled = 560;
const sent = 860;

/** A syllable: its middle between the mouth (0) and the first sample (1), its length, its loudness. */
type Syllable = { readonly at: number; readonly long: number; readonly loud: number };
const alo = [
  { at: 0.36, long: 0.13, loud: 0.72 },
  { at: 0.74, long: 0.2, loud: 1 },
] as const satisfies Syllable[];
const efendim = [
  { at: 0.22, long: 0.09, loud: 0.62 },
  { at: 0.5, long: 0.12, loud: 0.78 },
  { at: 0.82, long: 0.17, loud: 1 },
] as const satisfies Syllable[];

const { night, blue, signal, mint, dawn, haze, paper } = palette;

/** A call from end to end: a word, its samples, their routes, the samples again, and the answer. */
export function call(): string {
  return drawing(
    width,
    height,
    gradient('linear', 'call', { gradientUnits: 'userSpaceOnUse', x1: 0, x2: width }, [
      [0, signal],
      [0.36, mint],
      [0.5, paper],
      [0.64, haze],
      [1, dawn],
    ]),
    element('rect', { width, height, fill: night }),
    ...routes(middle, [sent, width - sent], blue),
    ...voice(alo, 118, 3, (x) => x),
    ...voice(efendim, 164, 8, (x) => width - x),
    ...packets(middle, [sent, width - sent], random(41)),
    fadeEdges(width, height, night, { x: 0.08, top: 0.06, bottom: 0.06 }),
  );
}

/** A voice as a swinging string, and its samples; `mirror` reverses it for the other end. */
function voice(
  syllables: readonly Syllable[],
  pitch: number,
  seed: number,
  mirror: (x: number) => number,
): string[] {
  const temper = noise(seed);
  const swing = (x: number) => {
    const t = x / sampled;
    const loud = syllables.reduce(
      (sum, { at, long, loud }) => sum + loud * Math.exp(-(((t - at) / long) ** 2)),
      0,
    );
    const fine = 1 + 0.35 * temper(t * 9, 4);
    const wave = Math.sin(t * pitch * 0.62) + 0.42 * Math.sin(t * pitch * 1.17 + seed);
    return 190 * loud * fine * wave * 0.72;
  };
  const lines = steps(strings).map((part) => {
    const share = lerp(1, -1, part);
    const points = steps(samples).map((t): Point => {
      const x = t * (sampled + 60);
      return [mirror(x), middle + share * swing(x)];
    });
    return element('path', {
      d: path(points),
      fill: 'none',
      stroke: 'url(#call)',
      'stroke-width': share === 1 ? 3.4 : 1.3,
      'stroke-opacity': share === 1 ? 1 : 0.2 + 0.3 * Math.abs(share),
    });
  });
  return [...lines, ...measured(mirror)];
}

/** The samples of a voice: its height at even distances. */
function measured(mirror: (x: number) => number): string[] {
  const count = 21;
  return Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    const x = lerp(sampled + 66, sent - 8, t);
    const tall = 150 * (1 - t) ** 1.2 * Math.sin(0.9 + index * 0.82);
    const at = mirror(x);
    const y = middle + tall;
    return (
      element('path', {
        d: path([
          [at, middle],
          [at, y],
        ]),
        stroke: 'url(#call)',
        'stroke-width': 2,
        'stroke-opacity': 0.55,
      }) + element('circle', { cx: at, cy: y, r: 4.6, fill: x > sent - 90 ? paper : 'url(#call)' })
    );
  });
}
