import { createNoise2D } from 'simplex-noise';

export type Point = readonly [x: number, y: number];

/** A generator of numbers from 0 to 1, the same for the same seed on every machine (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

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

/** An SVG element. Undefined attributes are left out; numbers are rounded to three decimals. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return `<${name}${written}>${children.join('')}</${name}>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A whole SVG drawing; width and height in pixels. */
export function drawing(width: number, height: number, ...children: readonly string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    ...children,
  );
}

type Stop = readonly [offset: number, color: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, color, opacity]) =>
      element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
    )
    .join('');
}

/** A gradient element with `geometry` as its attributes. */
export function gradient(
  kind: 'linear' | 'radial',
  id: string,
  geometry: Readonly<Record<string, string | number>>,
  list: readonly Stop[],
): string {
  return element(`${kind}Gradient`, { id, ...geometry }, stops(list));
}
