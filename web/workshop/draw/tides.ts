import { contours } from 'd3-contour';
import { drawing, element, gradient } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import type { Tone } from '../../plates/plates.ts';
import { burin } from './engrave.ts';
import { fadeEdges } from './fade-edges.ts';
import { bell, lerp, mix, noise, type Point, smoothstep, steps } from './shapes.ts';

const width = 1600;
const height = 1200;
/** Pixels between samples, and pixels beyond the edges, where the isolines close unseen. */
const cell = 7;
const beyond = 70;
/** Two equal swells: one above the still line at the left, the other as far below it at the right. */
const swell = { x: 228, y: 236, width: 138, height: 352 };
/** The height between one line and the next, and how many there are on each side. */
const interval = 24;
const lineCount = 40;
/** A line's weight where the water is flat, and where it is so steep that the lines crowd. */
const weights = { flat: 3.1, steep: 1.1 };

const inks = {
  night: {
    ground: palette.night,
    still: palette.dawn,
    light: [palette.mint, palette.signal, mix(palette.blue, palette.signal, 0.3), palette.blue],
  },
  paper: {
    ground: palette.paper,
    still: palette.ember,
    light: [
      mix(palette.signal, palette.blue, 0.15),
      mix(palette.signal, palette.blue, 0.6),
      palette.blue,
      mix(palette.blue, palette.paper, 0.35),
    ],
  },
} as const;

const drift = noise(31);

export function tides(tone: Tone): string {
  const ink = inks[tone];
  return drawing(
    width,
    height,
    element('rect', { width, height, fill: ink.ground }),
    gradient(
      'radial',
      'light',
      { gradientUnits: 'userSpaceOnUse', cx: width / 2, cy: height / 2, r: 860 },
      ink.light.map((color, index) => [[0.1, 0.36, 0.66, 1][index] ?? 1, color]),
    ),
    element('path', { d: isolines().map(engraved).join(''), fill: 'url(#light)' }),
    element('path', { d: stillLine(), fill: ink.still }),
    fadeEdges(width, height, ink.ground, { x: 0.16, top: 0.16, bottom: 0.16 }),
  );
}

/**
 * Height of the water, with coordinates from the middle. On the still line (y = 0) it is nearly 0. The two sides are
 * reflected through the middle, apart from some noise.
 */
function level(x: number, y: number): number {
  const away = smoothstep(0, 330, Math.abs(y));
  const tide = 46 * Math.sin(x * 0.0062 + Math.sign(y) * (0.9 + Math.abs(y) * 0.0021));
  const answered = drift(x * 0.0013 + 20, y * 0.0021) - drift(20 - x * 0.0013, -y * 0.0021);
  // Little noise near the swells, which must stay equal.
  const chance = drift(x * 0.0016 + 60, y * 0.0024) * smoothstep(140, 520, Math.abs(x));
  const above = bell(Math.hypot(x + swell.x, (y + swell.y) * 1.12), 0, swell.width);
  const below = bell(Math.hypot(x - swell.x, (y - swell.y) * 1.12), 0, swell.width);
  return y + (tide + 42 * answered + 26 * chance) * away + swell.height * (above - below);
}

function steepness(x: number, y: number): number {
  const across = level(x + 1, y) - level(x - 1, y);
  const along = level(x, y + 1) - level(x, y - 1);
  return Math.hypot(across, along) / 2;
}

function isolines(): Point[][] {
  const columns = Math.ceil((width + 2 * beyond) / cell);
  const rows = Math.ceil((height + 2 * beyond) / cell);
  const place = (index: number, size: number) => (index + 0.5) * cell - beyond - size / 2;
  const field = Array.from({ length: columns * rows }, (_, index) =>
    level(place(index % columns, width), place(Math.floor(index / columns), height)),
  );
  // None at 0: that is the still line, which is drawn separately.
  const heights = Array.from({ length: lineCount }, (_, index) => (index + 1) * interval);
  return contours()
    .size([columns, rows])
    .thresholds([...heights.map((value) => -value), ...heights])(field)
    .flatMap(({ coordinates }) => coordinates.flat())
    .map((ring) => ring.map(([x = 0, y = 0]): Point => [x * cell - beyond, y * cell - beyond]));
}

function engraved(points: readonly Point[]): string {
  return burin({
    points,
    weight: ([x, y]) => {
      const crowded = smoothstep(0.5, 2.2, steepness(x - width / 2, y - height / 2));
      return lerp(weights.flat, weights.steep, crowded);
    },
  });
}

/** The line that both swells leave level: heaviest between them. */
function stillLine(): string {
  return burin({
    points: steps(60).map((t): Point => [t * width, height / 2]),
    weight: ([x]) => 1.6 + 3.2 * bell(x / width, 0.5, 0.3),
  });
}
