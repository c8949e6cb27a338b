import { palette } from '../../plates/palette.ts';
import { bell, lerp, mix, noise, type Point, smoothstep, steps } from './shapes.ts';

export const width = 2400;
export const height = 1000;
/** Points along a strand: enough for the quickest voice. */
const samples = 560;
/** Half the height of the braid where it is loose and where it is a cable, in pixels. */
const loose = 270;
const tight = 152;

const { dawn, ember, mint, signal, blue, paper } = palette;

/**
 * One strand per person. `pitch`: how quick its waves are. `loud`: how large. `pace`: how often it speaks. `swing`: 1
 * moves the whole strand, 0 opens and closes it. An odd number: otherwise opposite strands would meet in depth.
 */
export const people = [
  { color: dawn, pitch: 116, loud: 1, pace: 3.1, swing: 0.25 },
  { color: signal, pitch: 184, loud: 0.75, pace: 2.2, swing: 0.85 },
  { color: ember, pitch: 248, loud: 0.9, pace: 4.1, swing: 0.1 },
  { color: mix(dawn, paper, 0.5), pitch: 152, loud: 0.75, pace: 3.6, swing: 0.5 },
  { color: mint, pitch: 96, loud: 0.9, pace: 2.7, swing: 0 },
  { color: mix(ember, dawn, 0.42), pitch: 208, loud: 0.85, pace: 3.3, swing: 0.75 },
  { color: mix(blue, signal, 0.6), pitch: 132, loud: 0.7, pace: 2.4, swing: 0.3 },
] as const;

export type Person = (typeof people)[number];
/** A point on a strand: `depth` is -1 at the back of the braid and 1 at its front. */
export type Spot = {
  readonly at: Point;
  readonly depth: number;
  /** Half the strand's width there, in pixels. */
  readonly spread: number;
  /** Pixels that the voice moves it aside. */
  readonly sway: number;
};

const temper = noise(5);

/** The course of one person through the braid, with the voice on it. */
export function course(person: Person, place: number): Spot[] {
  const first = (place / people.length) * Math.PI * 2;
  return steps(samples).map((step) => {
    const t = lerp(-0.02, 1.02, step);
    const cable = bell(t, 0.5, 0.25);
    const turns = 1.05 * t + 0.34 * Math.tanh((t - 0.5) / 0.2);
    const angle =
      first + turns * Math.PI * 2 + lerp(0.26, 0.05, cable) * temper(t * person.pace, place * 9);
    const own = 50 * temper(t * 2 + 4, place * 5) * (1 - cable);
    const y = height / 2 + 44 * Math.sin(t * 5 + 0.6) + Math.sin(angle) * lerp(loose, tight, cable);
    const talk = smoothstep(-0.4, 0.6, temper(t * 6 + 30, place * 7)) * person.loud;
    const wave = talk * Math.sin(t * person.pitch) * (1 - 0.5 * cable);
    return {
      at: [t * width, y + own],
      depth: Math.sin(angle * 2),
      spread: lerp(20, 31, talk) * lerp(1.06, 0.58, cable) + (1 - person.swing) * 19 * wave,
      sway: person.swing * 20 * wave,
    };
  });
}
