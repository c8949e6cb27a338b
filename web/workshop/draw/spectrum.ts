import { drawing, element, gradient } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import type { Tone } from '../../plates/plates.ts';
import { fadeEdges } from './fade-edges.ts';
import { lerp, mix, type Point, path, smoothstep, steps } from './shapes.ts';
import { carrierAt, strengthAt } from './signal.ts';

const width = 1600;
const height = 1200;
/** Measurements, one line each: the oldest at the horizon, the newest in front. */
const rows = 50;
const samples = 460;
/** The view over the plain: a row at distance 1 is `floor` pixels below the horizon. */
const view = { horizon: 84, nearest: 1, farthest: 3.4, floor: 1000, across: 1640 };
/** Pixels of a peak of strength 1 in the nearest row, and of the curvature of the plain. */
const relief = 290;
const roundness = 130;
/** Half the width of the carrier's lit part, in frequencies. */
const litReach = 0.044;

const inks = {
  night: {
    ground: palette.night,
    height: [mix(palette.blue, palette.signal, 0.15), palette.signal, palette.mint],
    carrier: palette.dawn,
  },
  paper: {
    ground: palette.paper,
    height: [mix(palette.blue, palette.paper, 0.45), palette.signal, palette.blue],
    carrier: palette.ember,
  },
} as const;

const inPixels = { gradientUnits: 'userSpaceOnUse' } as const;

type Row = {
  readonly time: number;
  readonly baseline: number;
  /** Vertical and horizontal scale of the row. */
  readonly upright: number;
  readonly across: number;
};

export function spectrum(tone: Tone): string {
  const { ground } = inks[tone];
  return drawing(
    width,
    height,
    element('rect', { width, height, fill: ground }),
    ...steps(rows).map((time, index) => drawnRow(rowAt(time), index, tone)),
    fadeEdges(width, height, ground, { x: 0.2, top: 0.1, bottom: 0.14 }),
  );
}

function rowAt(time: number): Row {
  const scale = 1 / lerp(view.farthest, view.nearest, time ** 0.75);
  return {
    time,
    baseline: view.horizon + view.floor * scale,
    upright: relief * scale ** 0.8,
    across: view.across * scale ** 0.5,
  };
}

/** One measurement: its line, the ground below it that hides what is behind, and its lit carrier. */
function drawnRow(row: Row, index: number, tone: Tone): string {
  const { ground, carrier, height: colors } = inks[tone];
  const { time, baseline, upright, across } = row;
  const haze = 0.72 * (1 - smoothstep(0, 0.6, time));
  const weight = lerp(1.2, 2.7, time);
  // Far rows cover more frequencies: every row runs from edge to edge.
  const reach = (width / 2 + 20) / across;
  const line = trace(row, -reach, reach);
  const middle = carrierAt(time);
  const lit = trace(row, middle - litReach, middle + litReach);
  const [from, to] = [lit[0]?.[0] ?? 0, lit.at(-1)?.[0] ?? 0];
  const carrierColor = mix(carrier, ground, haze * 0.6);
  const stroke = { fill: 'none', 'stroke-linejoin': 'round' };
  return [
    gradient(
      'linear',
      `row${index}`,
      { ...inPixels, x2: 0, y1: baseline, y2: baseline - upright * 0.75 },
      colors.map((color, at) => [[0.04, 0.4, 0.95][at] ?? 1, mix(color, ground, haze)]),
    ),
    gradient('linear', `lit${index}`, { ...inPixels, x1: from, x2: to }, [
      [0, carrierColor, 0],
      [0.3, carrierColor],
      [0.7, carrierColor],
      [1, carrierColor, 0],
    ]),
    element('path', { d: `${path(line)}V${height}H0Z`, fill: ground }),
    element('path', {
      ...stroke,
      d: path(line),
      stroke: `url(#row${index})`,
      'stroke-width': weight,
    }),
    element('path', {
      ...stroke,
      d: path(lit),
      stroke: `url(#lit${index})`,
      'stroke-width': weight * 1.4,
    }),
  ].join('');
}

/** The line of a row between two frequencies. */
function trace({ time, baseline, upright, across }: Row, from: number, to: number): Point[] {
  const count = Math.max(40, Math.round(samples * (to - from)));
  return steps(count).map((step) => {
    const frequency = lerp(from, to, step);
    const rounded = (roundness * upright * frequency ** 2) / relief;
    return [
      width / 2 + frequency * across,
      baseline + rounded - strengthAt(frequency, time) * upright,
    ];
  });
}
