import { element, lerp, type Point, path, steps } from './line.ts';

/**
 * The geometric lathe, on which the engraving of banknotes and diplomas is turned: families of the same
 * curve, each a little later in phase than the one before, between two envelopes.
 */
export type Envelope = (angle: number) => number;
export type Curve = { readonly points: readonly Point[]; readonly closed: boolean };

export const turn = Math.PI * 2;

/** Every guilloche is drawn in a square of this side, about its middle. */
export const side = 1200;
export const middle: Point = [side / 2, side / 2];

/** The outermost line: 8 % of the square is left free on each side. */
export const rim = 504;

/** Enough for a smooth line at the finest wave of a band. */
const pointsPerWave = 20;
const leastPoints = 360;
const outlinePoints = 720;

/** A point as an angle and a radius about a centre see it. */
export function polar(radius: number, angle: number, [x, y]: Point = middle): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** A closed line, as far from the middle as the envelope says. */
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
  /** How often a strand swings out in one turn. */
  readonly waves: number;
  /** Where in its swing each strand begins. */
  readonly phases: readonly number[];
  /** The band's two ends; without them it is a ring. */
  readonly between?: readonly [from: number, to: number];
};

/** Strands evenly apart in phase: a mesh, dense at the envelopes. */
export function mesh(strands: number): number[] {
  return Array.from({ length: strands }, (_, strand) => (strand / strands) * turn);
}

/** Plies of a few strands that run close together: ribbons that cross one another. */
export function braid(plies: number, strands: number, spread: number): number[] {
  return mesh(plies).flatMap((phase) => steps(strands).map((t) => phase + (t - 0.5) * spread));
}

/** A band of strands that swing between two envelopes and so weave through one another. */
export function weave({ inner, outer, waves, phases, between }: Band): Curve[] {
  const [from, to] = between ?? [0, turn];
  const points = Math.round(Math.max(leastPoints, waves * pointsPerWave) * ((to - from) / turn));
  return phases.map((phase) => {
    const along = steps(points + 1).map((t) => {
      const angle = lerp(from, to, t);
      const swing = 0.5 + 0.5 * Math.cos(angle * waves + phase);
      return polar(lerp(inner(angle), outer(angle), swing), angle);
    });
    return { points: along, closed: !between };
  });
}

/** Lines one by one, from one envelope to another: the satin ribbon between the weaves. */
export function ribbon(from: Envelope, to: Envelope, lines: number): Curve[] {
  return steps(lines).map((t) => outline((angle) => lerp(from(angle), to(angle), t)));
}

/** Curves as one stroke. */
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
