import { drawing, element, gradient } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import type { Tone } from '../../plates/plates.ts';
import { burin } from './engrave.ts';
import { fadeEdges } from './fade-edges.ts';
import { mix, ramp, smoothstep, steps } from './shapes.ts';
import { height, type Spot, strands, width } from './tube.ts';

/** Depth planes from back to front, each with its own colour. */
const planes = 14;

const inks = {
  night: {
    ground: palette.night,
    strand: ramp([palette.blue, palette.blue, palette.signal, palette.mint]),
    back: 0.62,
    sides: 0.5,
    lit: [palette.ember, palette.dawn, palette.dawn],
  },
  paper: {
    ground: palette.paper,
    strand: ramp([palette.blue, palette.blue, palette.blue, palette.signal]),
    back: 0.68,
    sides: 0.36,
    lit: [mix(palette.dawn, palette.ember, 0.35), palette.ember, palette.ember],
  },
} as const;

export function convergence(tone: Tone): string {
  const ink = inks[tone];
  const { ground } = ink;
  const colors = steps(planes).map((near) =>
    mix(ink.strand(near), ground, ink.back * (1 - smoothstep(0.1, 0.95, near))),
  );
  const pieces = strands().flatMap((strand) =>
    cutAtPlanes(strand.spots).map((spots) => ({ spots, lit: strand.lit, near: nearness(spots) })),
  );
  const lines = pieces
    .sort((a, b) => a.near - b.near)
    .map(({ spots, near, lit: color }) => {
      const fill = color === undefined ? `url(#plane${plane(near)})` : `url(#lit${color})`;
      const line = element('path', { d: outline(spots, ({ weight }) => weight), fill });
      if (near < 0.5) return line;
      const shadow = outline(spots, (spot) => spot.weight + spot.gap);
      return element('path', { d: shadow, fill: ground }) + line;
    });
  return drawing(
    width,
    height,
    ...colors.map((color, index) => glow(`plane${index}`, color, tone)),
    ...ink.lit.map((color, index) => glow(`lit${index}`, color, tone)),
    element('rect', { width, height, fill: ground }),
    ...lines,
    fadeEdges(width, height, ground, { x: 0.06, top: 0.16, bottom: 0.16 }),
  );
}

/** Splits a strand where it changes planes, so that all pieces can be drawn in order of depth. */
function cutAtPlanes(spots: readonly Spot[]): Spot[][] {
  const pieces: Spot[][] = [];
  for (const [index, spot] of spots.entries()) {
    const before = spots[index - 1];
    if (!before || plane(before.near) !== plane(spot.near)) {
      // Pieces overlap by a step, or a hairline of the ground would show between them.
      pieces.at(-1)?.push(spot);
      pieces.push(before ? [before] : []);
    }
    pieces.at(-1)?.push(spot);
  }
  return pieces;
}

function plane(near: number): number {
  return Math.min(planes - 1, Math.floor(near * planes));
}

function nearness(spots: readonly Spot[]): number {
  return spots.reduce((sum, { near }) => sum + near, 0) / spots.length;
}

function outline(spots: readonly Spot[], weight: (spot: Spot) => number): string {
  const weights = spots.map(weight);
  return burin({ points: spots.map(({ at }) => at), weight: (_, index) => weights[index] ?? 0 });
}

/** A gradient that is full in the throat and fades towards the sides. */
function glow(id: string, color: string, tone: Tone): string {
  const { ground, sides } = inks[tone];
  const shades = [
    [0, sides],
    [0.3, sides / 3],
    [0.5, 0],
    [0.7, sides / 3],
    [1, sides],
  ] as const;
  return gradient(
    'linear',
    id,
    { gradientUnits: 'userSpaceOnUse', x1: 0, x2: width },
    shades.map(([offset, faded]) => [offset, mix(color, ground, faded)]),
  );
}
