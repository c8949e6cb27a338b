import type { Solid } from './perspective.ts';
import { lerp, steps } from './shapes.ts';

/** One of the 4 ** stage cells of a stage, by row and column. */
export type Cell = { readonly stage: number; readonly row: number; readonly column: number };

/** Four-way decisions: 4 ** 4 nodes, the lattice of 256-QAM. */
export const STAGES = 4;

/** Position of each stage, and half its width. */
const fan = [
  { at: -0.48, half: 0 },
  { at: -0.28, half: 0.15 },
  { at: -0.08, half: 0.29 },
  { at: 0.12, half: 0.41 },
  { at: 0.38, half: 0.5 },
] as const;

/** How far the strands of one cell are apart, as a fraction of the distance to their own nodes. */
const LOOSENESS = 0.1;
/** Of a Catmull-Rom spline: below 1 it draws the strands of a bundle together at the stages. */
const TENSION = 0.62;
const POINTS = 16;

const whole: Cell = { stage: 0, row: 0, column: 0 };

const cells = Array.from({ length: STAGES + 1 }, (_, stage) =>
  Array.from({ length: 4 ** stage }, (_, index): Cell => {
    const side = 2 ** stage;
    return { stage, row: Math.floor(index / side), column: index % side };
  }),
);

export function cellsAt(stage: number): readonly Cell[] {
  return cells[stage] ?? [];
}

/** A point of a stage; `down` and `across` run from -1 to 1. */
export function stageAt(stage: number, down: number, across: number): Solid {
  const { at, half } = fan[stage] ?? fan[0];
  return [at, down * half, across * half];
}

/** The middle of a cell in its stage, from -1 to 1. */
export function middleOf({ stage, row, column }: Cell): readonly [down: number, across: number] {
  return [middle(row, stage), middle(column, stage)];
}

function middle(index: number, stage: number): number {
  return ((index + 0.5) / 2 ** stage) * 2 - 1;
}

/** The chance that a request takes a way, by stage. */
const CHANCE = [1, 1, 0.8, 0.62, 0.5] as const;

/** The cells that a request reaches, each with all cells before it. */
export function reachedCells(next: () => number): ReadonlySet<Cell> {
  const reached = new Set(cellsAt(0));
  for (const cell of cells.slice(1).flat()) {
    const taken = next() < (CHANCE[cell.stage] ?? 1);
    if (taken && reached.has(parentOf(cell))) reached.add(cell);
  }
  return reached;
}

function parentOf(cell: Cell): Cell {
  return ancestor(cell, cell.stage - 1);
}

/** The cell of an earlier stage that holds this one. */
function ancestor({ stage, row, column }: Cell, at: number): Cell {
  const shrink = 2 ** (stage - at);
  const index = Math.floor(row / shrink) * 2 ** at + Math.floor(column / shrink);
  return cells[at]?.[index] ?? whole;
}

/** The way to a node: a smooth curve through every cell that contains it. */
export function strand(leaf: Cell): Solid[] {
  const [ownDown, ownAcross] = middleOf(leaf);
  const knots = fan.map((_, stage) => {
    const [down, across] = middleOf(ancestor(leaf, stage));
    return stageAt(stage, lerp(down, ownDown, LOOSENESS), lerp(across, ownAcross, LOOSENESS));
  });
  return knots.slice(1).flatMap((to, index) => {
    const from = knots[index] ?? to;
    const [slopeFrom, slopeTo] = [slopeAt(knots, index), slopeAt(knots, index + 1)];
    return steps(POINTS).map(
      (t): Solid => [
        lerp(from[0], to[0], t),
        hermite(t, [from[1], slopeFrom[0]], [to[1], slopeTo[0]]),
        hermite(t, [from[2], slopeFrom[1]], [to[2], slopeTo[1]]),
      ],
    );
  });
}

/** Zero at both ends, so that a strand leaves and arrives level. */
function slopeAt(knots: readonly Solid[], index: number): readonly [down: number, across: number] {
  const [before, after] = [knots[index - 1], knots[index + 1]];
  if (!before || !after) return [0, 0];
  return [(TENSION * (after[1] - before[1])) / 2, (TENSION * (after[2] - before[2])) / 2];
}

type End = readonly [value: number, slope: number];

/** The cubic between two ends. */
function hermite(t: number, [from, slopeFrom]: End, [to, slopeTo]: End): number {
  const u = 1 - t;
  const values = u * u * (1 + 2 * t) * from + t * t * (3 - 2 * t) * to;
  return values + t * u * (u * slopeFrom - t * slopeTo);
}
