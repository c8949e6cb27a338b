import { element } from '../../plates/line.ts';
import { lerp, type Point, path, steps } from './shapes.ts';

/**
 * A radius for each angle. Guilloches, as engraved on banknotes and diplomas, are families of one curve between two
 * envelopes, each shifted in phase.
 */
export type Envelope = (angle: number) => number;
export type Curve = { readonly points: readonly Point[]; readonly closed: boolean };

export const turn = Math.PI * 2;

/** Side and middle of the square that every guilloche is drawn in, in pixels. */
export const side = 1200;
export const middle: Point = [side / 2, side / 2];

/** Radius of the outermost line: 8 % of the square is left free on each side. */
export const rim = 504;

/** Enough for a smooth line at a band's finest wave. */
const pointsPerWave = 20;
const minPoints = 360;
const outlinePoints = 720;

/** The point at a radius and an angle (radians) about a centre. */
export function polar(radius: number, angle: number, [x, y]: Point = middle): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** A closed line at the radius of the envelope. */
export function outline(radius: Envelope): Curve {
  const angles = Array.from({ length: outlinePoints }, (_, at) => (at / outlinePoints) * turn);
  return { points: angles.map((angle) => polar(radius(angle), angle)), closed: true };
}

export function circle(radius: number): Curve {
  return outline(() => radius);
}

type Band = {
  readonly inner: Envelope;
  readonly outer: Envelope;
  /** Swings of a strand in one turn. */
  readonly waves: number;
  /** Start phase of each strand, in radians. */
  readonly phases: readonly number[];
  /** Angles of the band's ends; without them it is a ring. */
  readonly between?: readonly [from: number, to: number];
};

/** Evenly spaced phases: a mesh, dense at the envelopes. */
export function mesh(strands: number): number[] {
  return Array.from({ length: strands }, (_, strand) => (strand / strands) * turn);
}

/** Phases of `plies` groups of strands, each `spread` radians wide: ribbons that cross one another. */
export function braid(plies: number, strands: number, spread: number): number[] {
  return mesh(plies).flatMap((phase) => steps(strands).map((t) => phase + (t - 0.5) * spread));
}

/** A band of strands that swing between two envelopes and cross one another. */
export function weave({ inner, outer, waves, phases, between }: Band): Curve[] {
  const [from, to] = between ?? [0, turn];
  const points = Math.round(Math.max(minPoints, waves * pointsPerWave) * ((to - from) / turn));
  return phases.map((phase) => {
    const along = steps(points + 1).map((t) => {
      const angle = lerp(from, to, t);
      const swing = 0.5 + 0.5 * Math.cos(angle * waves + phase);
      return polar(lerp(inner(angle), outer(angle), swing), angle);
    });
    return { points: along, closed: !between };
  });
}

/** Evenly spaced lines from one envelope to another. */
export function ribbon(from: Envelope, to: Envelope, lines: number): Curve[] {
  return steps(lines).map((t) => outline((angle) => lerp(from(angle), to(angle), t)));
}

/** All curves in one stroked path. */
export function cut(curves: readonly Curve[], stroke: string, weight: number): string {
  const d = curves.map(({ points, closed }) => path(points, closed)).join('');
  return element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': weight,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}
