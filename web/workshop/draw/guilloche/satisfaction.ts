import { lerp } from '#web/workshop/draw/shapes.ts';
import {
  braid,
  type Curve,
  circle,
  cut,
  type Envelope,
  mesh,
  outline,
  rim,
  weave,
} from '../guilloche-curves.ts';
import type { Inks } from './inks.ts';

/** Angle of the deepest point of a smile. */
const down = Math.PI / 2;
const degree = Math.PI / 180;

type Smile = {
  readonly radius: number;
  readonly thickness: number;
  /** From the deepest point to each end, in radians. */
  readonly reach: number;
  readonly waves: number;
  readonly phases: readonly number[];
};

/** A crescent, thickest below and closed in a point on each side. */
function smile({ radius, thickness, reach, waves, phases }: Smile): Curve[] {
  const open: Envelope = (angle) =>
    thickness * Math.max(0, 1 - ((angle - down) / reach) ** 2) ** 0.85;
  return weave({
    inner: (angle) => radius - open(angle),
    outer: () => radius,
    waves,
    phases,
    between: [down - reach, down + reach],
  });
}

/** Each smile nearer the medallion is slimmer and shorter. */
const outerSmile: Smile = {
  radius: 402,
  thickness: 62,
  reach: 156 * degree,
  waves: 36,
  phases: braid(2, 4, 0.9),
};
const middleSmile: Smile = {
  radius: 330,
  thickness: 50,
  reach: 140 * degree,
  waves: 36,
  phases: mesh(4),
};
const innerSmile: Smile = {
  radius: 270,
  thickness: 44,
  reach: 124 * degree,
  waves: 30,
  phases: braid(2, 3, 0.9),
};

/** The border is widest below, like the smiles. */
const borderOuter = rim - 9;
const borderInner: Envelope = (angle) => borderOuter - lerp(30, 74, 0.5 + 0.5 * Math.sin(angle));

const medallion = { inner: () => 90, outer: () => 196, waves: 10, phases: braid(3, 4, 0.8) };
const centre = { inner: () => 18, outer: () => 82, waves: 5, phases: braid(2, 3, 0.9) };

/** Customer satisfaction: arcs that open upwards, around a medallion. */
export function satisfaction({ first, second, heart, weight }: Inks): string[] {
  const border = { inner: borderInner, outer: () => borderOuter, waves: 44, phases: mesh(4) };
  return [
    cut([circle(rim)], first, weight * 1.5),
    cut(weave(border), first, weight),
    cut([outline((angle) => borderInner(angle) - 9)], first, weight * 1.3),
    cut(smile(outerSmile), second, weight),
    cut(smile(middleSmile), first, weight),
    cut(smile(innerSmile), second, weight),
    cut([circle(206)], second, weight * 1.3),
    cut(weave(medallion), second, weight),
    cut(weave(centre), heart, weight),
  ];
}
