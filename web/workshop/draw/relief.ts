import { type Field, field } from './field.ts';
import type { Place } from './geography.ts';
import { bell, lerp, noise, type Point, smoothstep } from './shapes.ts';

/** The city's known hills: height in metres, breadth in kilometres. */
const hills: readonly { at: Place; height: number; breadth: number }[] = [
  { at: [29.0683, 41.0278], height: 262, breadth: 1.2 }, // Büyük Çamlıca
  { at: [29.0617, 41.0172], height: 228, breadth: 0.9 }, // Küçük Çamlıca
  { at: [29.1575, 40.9733], height: 438, breadth: 2.2 }, // Kayışdağı
  { at: [29.2558, 40.9347], height: 537, breadth: 3.2 }, // Aydos
  { at: [29.27, 41.05], height: 442, breadth: 5 }, // Alemdağ
  { at: [29.12, 41.09], height: 230, breadth: 4 }, // above Beykoz
  { at: [29.02, 41.1], height: 160, breadth: 3 }, // Maslak
  { at: [28.985, 41.05], height: 125, breadth: 2 }, // Beyoğlu and Şişli
  { at: [28.955, 41.014], height: 75, breadth: 1.8 }, // the old city
  { at: [28.89, 41.05], height: 150, breadth: 4 }, // Esenler
];

const SEED = 41;
/** Pixels of a swell of the ground, and pixels that it distorts the hills. */
const SWELL = 200;
const PUSH = 44;
/** The ground rises from the shore within this many pixels. */
const SLOPE = 80;
const SEA = -50;

/** The land in metres: real hills, on ground that noise makes uneven. `shore` is in pixels, negative on land. */
export function relief(
  shore: Field,
  [width, height]: readonly [number, number],
  { project, kilometre }: { project: (place: Place) => Point; kilometre: number },
): Field {
  const swell = noise(SEED);
  const peaks = hills.map(({ at, ...hill }) => ({ ...hill, at: project(at) }));
  return field(width, height, ([x, y], index) => {
    const inland = -(shore.values[index] ?? 0);
    if (inland < 0) return SEA;
    const pushedX = x + PUSH * swell(x / SWELL, y / SWELL + 40);
    const pushedY = y + PUSH * swell(x / SWELL + 40, y / SWELL);
    const rise = peaks.reduce((sum, { at, height, breadth }) => {
      const away = Math.hypot(pushedX - at[0], pushedY - at[1]);
      return sum + height * bell(away, 0, breadth * kilometre);
    }, 0);
    const uneven = 40 * swell(x / SWELL, y / SWELL) + 9 * swell((3 * x) / SWELL, (3 * y) / SWELL);
    return lerp(0, 60 + rise + uneven, smoothstep(0, SLOPE, inland));
  });
}
