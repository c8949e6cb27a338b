import { noise, type Point } from './shapes.ts';

/** A centre of growth: it grows outwards, ring by ring, until it meets its neighbours. */
export type Core = {
  readonly at: Point;
  /** Pixels of growth for each pixel of age. */
  readonly vigour: number;
  /** The age at which it began: later means fewer rings of its own. */
  readonly born: number;
};

export const elder: Core = { at: [600, 640], vigour: 1.12, born: 0 };
export const younger: Core = { at: [1030, 380], vigour: 0.94, born: 50 };
export const child: Core = { at: [975, 815], vigour: 0.78, born: 96 };

export const trunks = [elder, younger, child] as const;

/** Branches that the trunks have grown around. */
const knots: readonly Core[] = [
  { at: [1330, 690], vigour: 0.5, born: 215 },
  { at: [330, 1000], vigour: 0.45, born: 300 },
];
const cores = [...trunks, ...knots];

/** The rings meet in a seam that is sharp at first; each later ring smooths it a little more. */
const seam = { sharp: 3, from: 60, healing: 0.07 } as const;

const bend = noise(34);

/** A smooth minimum of several ages. */
function join(ages: readonly number[]): number {
  const least = Math.min(...ages);
  const soft = seam.sharp + Math.max(0, least - seam.from) * seam.healing;
  return (
    least - soft * Math.log(ages.reduce((sum, age) => sum + Math.exp((least - age) / soft), 0))
  );
}

/** The age at which the wood at a place grew; its isolines are the rings. */
export function ageAt(x: number, y: number): number {
  const bentX = x + 40 * bend(x / 560, y / 560) + 7 * bend(x / 170, y / 170 + 9);
  const bentY = y + 40 * bend(x / 560 + 50, y / 560) + 7 * bend(x / 170 + 30, y / 170);
  const ages = cores.map(({ at, vigour, born }) => {
    const [dx, dy] = [bentX - at[0], bentY - at[1]];
    const angle = Math.atan2(dy, dx);
    const lobes = 1 + 0.035 * Math.sin(angle * 2 + at[0]) + 0.025 * Math.sin(angle * 5 + at[1]);
    return (Math.hypot(dx, dy) * lobes) / vigour + born;
  });
  return join(ages) + 1.1 * bend(x / 55, y / 55);
}

/** The rays of the wood, from 0 to 1, which run outwards from the core of the trunk that owns the place. */
export function rayAt(x: number, y: number): number {
  const reached = trunks.map(({ at, vigour, born }) => ({
    angle: Math.atan2(y - at[1], x - at[0]),
    age: Math.hypot(x - at[0], y - at[1]) / vigour + born,
    born,
  }));
  const { angle, age, born } = reached.reduce((a, b) => (b.age < a.age ? b : a));
  return 0.5 + 0.5 * bend(Math.cos(angle) * 5 + born, Math.sin(angle) * 5 + age / 420);
}

/** Slow noise from -1 to 1, for edges that should not look ruled. */
export function unevenness(x: number, y: number): number {
  return bend(x / 200, y / 200 + 5);
}
