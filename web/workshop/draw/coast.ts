import type { Position } from 'geojson';
import type { Place } from './geography.ts';
import { lerp, type Point, steps } from './shapes.ts';
import { type Islet, islets, withDetail } from './shoreline.ts';

/** Degrees around the picture that are kept of the world. An outline is closed outside the picture. */
const WINDOW = { west: 28.4, south: 40.75, east: 29.45, north: 41.4 } as const;
/** Rounds of corner cutting: after three no corner is seen. */
const ROUNDS = 3;
const ISLET_POINTS = 48;

/** The land around Istanbul as smooth closed outlines in pixels. */
export function coastlines(
  world: readonly Position[][],
  project: (place: Place) => Point,
): (readonly Point[])[] {
  const mainland = world
    .flatMap((outline) => runsInWindow(outline as Place[]))
    .map((run) => withDetail(run).map(project));
  const ovals = islets.map((islet) => oval(islet).map(project));
  return [...mainland.map((outline) => smoothed(outline, ROUNDS)), ...ovals];
}

/** The unbroken runs of an outline inside the window: one for each shore of the Bosphorus. */
function runsInWindow(outline: readonly Place[]): Place[][] {
  const runs: Place[][] = [[]];
  for (const [x, y] of outline) {
    const inside = x > WINDOW.west && x < WINDOW.east && y > WINDOW.south && y < WINDOW.north;
    if (inside) runs.at(-1)?.push([x, y]);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 2);
}

/** Chaikin's corner cutting. */
function smoothed(outline: readonly Point[], rounds: number): readonly Point[] {
  if (rounds === 0) return outline;
  const cut = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return smoothed(cut, rounds - 1);
}

function between(from: Point, to: Point, t: number): Point {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];
}

function oval({ at, length, width, turn }: Islet): Place[] {
  const radians = (turn * Math.PI) / 180;
  // A degree of longitude is shorter than one of latitude.
  const stretch = 1 / Math.cos((at[1] * Math.PI) / 180);
  return steps(ISLET_POINTS).map((t): Place => {
    const angle = t * 2 * Math.PI;
    // Two low harmonics give the ellipse coves and capes.
    const uneven = 1 + 0.1 * Math.sin(3 * angle + turn) + 0.06 * Math.sin(2 * angle);
    const [along, aside] = [length * uneven * Math.cos(angle), width * uneven * Math.sin(angle)];
    const north = along * Math.cos(radians) - aside * Math.sin(radians);
    const east = along * Math.sin(radians) + aside * Math.cos(radians);
    return [at[0] + east * stretch, at[1] + north];
  });
}
