import {
  braid,
  type Curve,
  circle,
  cut,
  polar,
  ribbon,
  rim,
  turn,
  weave,
} from '../guilloche-curves.ts';
import type { Inks } from './inks.ts';

const degrees = 120;

/** The scale of a measuring instrument: every fifth stroke is longer, every tenth the longest. */
function scale(): Curve[] {
  return Array.from({ length: degrees }, (_, index) => {
    const angle = (index / degrees) * turn;
    const inner = index % 10 === 0 ? 396 : index % 5 === 0 ? 404 : 412;
    return { points: [polar(inner, angle), polar(424, angle)], closed: false };
  });
}

/** Quality: measured and concentric. */
export function quality({ first, second, heart, weight }: Inks): string[] {
  const beads = (swing: number, shift: number) => (angle: number) =>
    200 + swing * Math.cos(12 * angle + shift);
  return [
    cut([circle(rim), circle(434)], first, weight * 1.5),
    cut(
      weave({ inner: () => 443, outer: () => 495, waves: 45, phases: braid(2, 3, 0.9) }),
      first,
      weight,
    ),
    cut(scale(), second, weight * 1.1),
    cut([circle(384)], second, weight * 1.4),
    cut(
      weave({ inner: () => 284, outer: () => 374, waves: 20, phases: braid(3, 4, 0.72) }),
      second,
      weight,
    ),
    cut([circle(274), circle(266)], first, weight),
    cut(ribbon(beads(57, 0), beads(-57, 0), 6), first, weight),
    cut(ribbon(beads(57, Math.PI / 2), beads(-57, Math.PI / 2), 6), second, weight),
    cut([circle(134), circle(126)], first, weight),
    cut(
      weave({ inner: () => 26, outer: () => 116, waves: 10, phases: braid(2, 4, 0.8) }),
      heart,
      weight,
    ),
  ];
}
