import { drawing, element, gradient } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import { course, height, type Person, people, type Spot, width } from './braid.ts';
import { fadeEdges } from './fade-edges.ts';
import { lerp, mix, type Point, path, smoothstep, steps } from './shapes.ts';

/** Points of a strand in one piece, which goes over or under the others as a whole. */
const pieceLength = 10;
/** Lines that make one strand. */
const filaments = 9;
/** Pixels of ground that a strand leaves free beside it where it passes over another. */
const gap = 7;

const { night } = palette;

type Piece = { readonly depth: number; readonly drawn: string };

export function voices(): string {
  const strands = people.map((person, place) => ({ person, spots: course(person, place) }));
  const pieces = strands.flatMap(({ spots }, place) => braided(spots, place));
  return drawing(
    width,
    height,
    ...strands.map(({ person, spots }, place) => shades(person, spots, place)),
    element('rect', { width, height, fill: night }),
    ...pieces.sort((a, b) => a.depth - b.depth).map(({ drawn }) => drawn),
    fadeEdges(width, height, night, { x: 0.1, top: 0.1, bottom: 0.1 }),
  );
}

/** A strand in short pieces, each over its own shadow, to be sorted by depth. */
function braided(spots: readonly Spot[], place: number): Piece[] {
  const lines = steps(filaments).map((t) => beside(spots, t * 2 - 1, 0));
  const [upper, lower] = [beside(spots, -1, -gap), beside(spots, 1, gap)];
  const count = Math.ceil((spots.length - 1) / pieceLength);
  return Array.from({ length: count }, (_, index) => {
    const from = index * pieceLength;
    const to = from + pieceLength + 1;
    const shadow = path([...upper.slice(from, to), ...lower.slice(from, to).reverse()], true);
    // Longer by a step at both ends, or the shadow of the next piece would cut a notch into the lines.
    const drawn = lines.map((line, thread) =>
      element('path', {
        d: path(line.slice(Math.max(0, from - 1), to + 1)),
        fill: 'none',
        stroke: `url(#voice${place}-${thread})`,
        'stroke-width': lerp(3.6, 1.6, offLight(thread)),
      }),
    );
    const depth = spots[Math.min(from + pieceLength / 2, spots.length - 1)]?.depth ?? 0;
    return { depth, drawn: element('path', { d: shadow, fill: night }) + drawn.join('') };
  });
}

/** The line at `across` of the strand: -1 is its upper edge, 1 its lower. */
function beside(spots: readonly Spot[], across: number, further: number): Point[] {
  return spots.map((spot, index) => {
    const [fromX, fromY] = (spots[index - 1] ?? spot).at;
    const [toX, toY] = (spots[index + 1] ?? spot).at;
    const off = across * spot.spread + spot.sway + further;
    const unit = off / Math.hypot(toX - fromX, toY - fromY);
    return [spot.at[0] - (toY - fromY) * unit, spot.at[1] + (toX - fromX) * unit];
  });
}

/** How far a filament is from the brightest one, a little above the middle. */
function offLight(thread: number): number {
  return Math.abs(thread / (filaments - 1) - 0.4) / 0.6;
}

/** The colour of each filament along the strand: it darkens at the sides and where it goes under. */
function shades({ color }: Person, spots: readonly Spot[], place: number): string {
  const marks = spots.filter((_, index) => index % pieceLength === 0);
  return Array.from({ length: filaments }, (_, thread) => {
    const round = 0.42 * offLight(thread) ** 1.5;
    return gradient(
      'linear',
      `voice${place}-${thread}`,
      { gradientUnits: 'userSpaceOnUse', x1: 0, x2: width },
      marks.map(({ at, depth }) => {
        const under = 0.36 * smoothstep(0.4, -0.9, depth);
        return [at[0] / width, mix(color, night, round + (1 - round) * under)];
      }),
    );
  }).join('');
}
