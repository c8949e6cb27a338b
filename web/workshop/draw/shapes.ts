import { createNoise2D } from 'simplex-noise';
import { element, random } from '../../plates/line.ts';
import { roundEnds } from '../../plates/marks.ts';
import { palette } from '../../plates/palette.ts';

export type Point = readonly [x: number, y: number];

/** Simplex noise from -1 to 1, the same for the same seed. */
export function noise(seed: number): (x: number, y: number) => number {
  return createNoise2D(random(seed));
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

export function clamp(value: number, least = 0, most = 1): number {
  return Math.min(most, Math.max(least, value));
}

/** A Gaussian bell: height 1 at `middle`, 1/e at distance `width`. */
export function bell(x: number, middle: number, width: number): number {
  return Math.exp(-(((x - middle) / width) ** 2));
}

/** 0 up to `from`, 1 from `to` on, smooth between. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** `count` evenly spaced numbers from 0 to 1, both included; at least 2. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index / (count - 1));
}

/** Mixes two colours `#rrggbb`: `t` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, t: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(lerp(a ?? 0, b ?? 0, clamp(t)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Maps t from 0 to 1 to a colour along evenly spaced stops. */
export function ramp(stops: readonly [string, ...string[]]): (t: number) => string {
  return (t) => {
    const at = clamp(t) * (stops.length - 1);
    const index = Math.min(Math.floor(at), Math.max(0, stops.length - 2));
    return mix(stops[index] ?? stops[0], stops[index + 1] ?? stops[0], at - index);
  };
}

/** SVG path data through points, rounded to tenths of a pixel. */
export function path(points: readonly Point[], closed = false): string {
  const joined = points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L');
  return `M${joined}${closed ? 'Z' : ''}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A stroked path with round ends and joints. */
export function stroke(d: string, attributes: Readonly<Record<string, string | number>>): string {
  return element('path', { d, fill: 'none', ...roundEnds, ...attributes });
}

/** A dot to be stroked: a line of no length. Thousands of them in one path take a tenth of the bytes of circles. */
export function dot([x, y]: Point): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
}

type Beacon = { readonly point: number; readonly rings: readonly [number, ...number[]] };

/** The bright point of a plate, with rings that fade outwards; radii in pixels. */
export function beacon([cx, cy]: Point, { point, rings }: Beacon): string {
  const circles = rings.map((r, index) => {
    const outwards = index / rings.length;
    return element('circle', {
      cx,
      cy,
      r,
      fill: 'none',
      stroke: palette.dawn,
      'stroke-width': 2.1 - outwards,
      'stroke-opacity': 0.95 - 0.9 * outwards,
    });
  });
  const fill = mix(palette.dawn, palette.paper, 0.6);
  return circles.join('') + element('circle', { cx, cy, r: point, fill });
}
