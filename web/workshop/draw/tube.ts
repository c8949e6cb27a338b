import { bell, lerp, noise, type Point, smoothstep, steps } from './shapes.ts';

export const width = 1600;
export const height = 1200;
/** Points along a strand: enough for smooth bends at full size. */
const samples = 200;
/** The Gaussian neck that every strand passes; it rises a little, so that the sides differ. */
const throat = { at: 0.5, y: 600, width: 0.19, radius: 54, open: 860, rise: 60 };
/** Two nested tubes of strands: the inner one is seen through the outer. */
const shells = [
  { count: 62, radius: 1, row: 0 },
  { count: 32, radius: 0.56, row: 7 },
];
/** Strands of the outer tube that stay in front all the way, so that the eye can follow them. */
const lit = new Map([
  [57, 0],
  [0, 1],
  [6, 2],
]);
/** Half the turn of the tubes in the throat, in radians. */
const twist = 0.82;
/** Pixels that the foremost strands leave free around them; fewer in the throat, which is full. */
const gap = { open: 6, closed: 2.4 };

/** `near` is 0 at the very back and 1 at the very front. */
export type Spot = {
  readonly at: Point;
  readonly near: number;
  readonly weight: number;
  /** Pixels of ground that it leaves free around it. */
  readonly gap: number;
};
export type Strand = {
  readonly spots: readonly Spot[];
  /** Index of its colour among the lit ones. */
  readonly lit: number | undefined;
};

const sway = noise(11);

export function strands(): Strand[] {
  return shells.flatMap(({ count, radius, row }, shell) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      const color = shell === 0 ? lit.get(index) : undefined;
      return { spots: course(angle, radius, row, color === undefined ? 0 : 1.6), lit: color };
    }),
  );
}

/** The course of one strand around the tube, from left to right through the throat. */
function course(angle: number, radius: number, row: number, extra: number): Spot[] {
  // Neighbours sway almost alike, so that they stay in order.
  const lane = row + Math.sin(angle) * 1.2;
  return steps(samples).map((step) => {
    const t = lerp(-0.03, 1.03, step);
    const open = 1 - bell(t, throat.at, throat.width);
    const turned = angle + Math.tanh((t - throat.at) / 0.14) * twist;
    const around = turned + 0.42 * sway(t * 1.05, lane) * open;
    const breath = 1 + 0.24 * sway(t * 1.3 + 9, lane + 3) * open;
    const reach = lerp(throat.radius, throat.open, open ** 1.2) * radius * breath;
    const level = throat.y + throat.rise * Math.sin((t - throat.at) * 4.2);
    const near = (Math.cos(around) * radius + 1) / 2;
    const weight = lerp(1, 3.1, near ** 1.3) * lerp(0.66, 1, open) + extra;
    // None at the rim of the tube: strands lie side by side there, and would cut each other.
    const free = lerp(gap.closed, gap.open, open) * smoothstep(0.55, 0.9, near);
    return { at: [t * width, level + reach * Math.sin(around)], near, weight, gap: free };
  });
}
