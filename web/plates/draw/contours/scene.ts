import { steps } from '../../line.ts';

/** What the hills, the water and the light of the picture agree on. */
export const width = 2400;
export const height = 1200;

/** Right of the middle, yet inside the middle half that a phone shows. */
export const sun = { x: 1440, y: 572, radius: 132 } as const;

/** Between the points of a line, in pixels: finer than the smallest fold of a hill. */
export const stride = 8;
export const columns: readonly number[] = steps(width / stride + 1).map((t) => t * width);
