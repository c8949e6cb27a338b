import { lerp, steps } from '#web/workshop/draw/shapes.ts';
import {
  braid,
  type Curve,
  circle,
  cut,
  outline,
  polar,
  ribbon,
  rim,
  turn,
  weave,
} from '../guilloche-curves.ts';
import type { Inks } from './inks.ts';

const petals = 12;

/** A leaf of veins that part at its stalk and meet again at its tip. */
function leaf(angle: number, stalk: number, tip: number, breadth: number, veins: number): Curve[] {
  return steps(veins).map((t) => {
    const points = steps(60).map((along) => {
      const bow = Math.sin(Math.PI * along ** 0.68);
      return polar(lerp(stalk, tip, along), angle + (t * 2 - 1) * breadth * bow);
    });
    return { points, closed: false };
  });
}

function wreath(
  shift: number,
  stalk: number,
  tip: number,
  breadth: number,
  veins: number,
): Curve[] {
  return Array.from({ length: petals }, (_, index) =>
    leaf(((index + shift) / petals) * turn, stalk, tip, breadth, veins),
  ).flat();
}

/** Environment: a flower of leaves. */
export function environment({ first, second, heart, weight }: Inks): string[] {
  const flower = (radius: number) => (angle: number) => radius + 16 * Math.cos(petals * angle);
  return [
    cut(ribbon(flower(rim - 16), flower(rim - 25), 2), first, weight * 1.3),
    cut(
      weave({ inner: flower(424), outer: flower(469), waves: 48, phases: braid(2, 3, 0.7) }),
      first,
      weight,
    ),
    cut([outline(flower(414))], first, weight * 1.3),
    cut(wreath(0, 158, 416, 0.225, 9), first, weight),
    cut(wreath(0.5, 158, 388, 0.225, 9), second, weight),
    cut([circle(158), circle(150)], first, weight),
    cut(
      weave({ inner: () => 20, outer: () => 142, waves: 6, phases: braid(2, 6, 1.5) }),
      heart,
      weight,
    ),
  ];
}
