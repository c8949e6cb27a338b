import { steps } from '#web/workshop/draw/shapes.ts';

/** Shared by the hills, the water and the light of the picture. In pixels. */
export const width = 2400;
export const height = 1200;

/** Right of the middle, but inside the middle half, which a phone shows. */
export const sun = { x: 1440, y: 572, radius: 132 } as const;

/** Pixels between the points of a line: finer than the smallest fold of a hill. */
export const stride = 8;
export const columns: readonly number[] = steps(width / stride + 1).map((t) => t * width);
