import { element } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import type { Place } from './geography.ts';
import { beacon, bell, lerp, type Point, path, steps, stroke } from './shapes.ts';

type Project = (place: Place) => Point;

/** The quay below the Galata tower. */
const GALATA: Place = [28.9748, 41.0224];

/** The warm line: a string, plucked where it crosses the water. */
const STRING = {
  /** Half waves from end to end, and the largest swing in pixels. */
  halfWaves: 20,
  swing: 46,
  /** Where it crosses the strait, and how far it swings from there, as fractions of its length. */
  plucked: 0.21,
  felt: 0.17,
  /** Pixels that its middle is above the straight line, which would look ruled. */
  rise: 64,
  /** Moments of the swing that are drawn. */
  moments: 13,
} as const;
const POINTS = 600;

/** From shore to shore. */
const bridges: readonly (readonly [Place, Place])[] = [
  [
    [29.0287, 41.048],
    [29.0405, 41.0431],
  ], // 15 July Martyrs
  [
    [29.0545, 41.0928],
    [29.0688, 41.0898],
  ], // Fatih Sultan Mehmet
];

/** From pier to pier; the place between is the control point of the curve. */
const ferries: readonly (readonly [Place, Place, Place])[] = [
  [
    [29.0145, 40.993],
    [28.999, 41.0145],
    [28.978, 41.0193],
  ], // Kadıköy to Eminönü
  [
    [29.0145, 40.993],
    [28.9935, 41.015],
    [29.0055, 41.0375],
  ], // Kadıköy to Beşiktaş
  [
    [29.011, 41.0275],
    [29.007, 41.033],
    [29.0055, 41.0375],
  ], // Üsküdar to Beşiktaş
  [
    [29.0145, 40.993],
    [28.99, 40.962],
    [29.0515, 40.918],
  ], // Kadıköy to Kınalıada
];

export function ferryWays(project: Project): string {
  const d = ferries.map((way) => {
    const [from, towards, to] = way.map((place) => project(place).map(Math.round).join(' '));
    return `M${from}Q${towards} ${to}`;
  });
  return stroke(d.join(''), {
    stroke: palette.paper,
    'stroke-width': 1.8,
    'stroke-opacity': 0.5,
    'stroke-dasharray': '0 7',
  });
}

export function bridgeDecks(project: Project): string {
  const decks = bridges.map((ends) => path(ends.map(project)));
  const piers = bridges.flat().map((end) => {
    const [cx, cy] = project(end);
    return element('circle', { cx, cy, r: 3.2, fill: palette.mint });
  });
  return stroke(decks.join(''), { stroke: palette.mint, 'stroke-width': 1.6 }) + piers.join('');
}

/** The warm line, from the European shore to the office. */
export function warmLine(project: Project, office: Place): string {
  const [from, to] = [project(GALATA), project(office)];
  const moments = steps(STRING.moments).map((t) => path(swung(from, to, Math.cos(Math.PI * t))));
  const [now = '', ...others] = moments;
  return [
    stroke(others.join(''), { stroke: palette.dawn, 'stroke-opacity': 0.34 }),
    stroke(now, { stroke: palette.dawn, 'stroke-width': 2.8 }),
    beacon(from, { point: 5, rings: [12] }),
    beacon(to, { point: 7.5, rings: [16, 29, 46, 68, 95] }),
  ].join('');
}

/** The string at one moment of its swing, from -1 to 1, in vertical waves. */
function swung(from: Point, to: Point, moment: number): Point[] {
  return steps(POINTS).map((t) => {
    const wave = Math.sin(Math.PI * STRING.halfWaves * t) * bell(t, STRING.plucked, STRING.felt);
    const offset = STRING.swing * moment * wave - STRING.rise * Math.sin(Math.PI * t);
    return [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + offset];
  });
}
