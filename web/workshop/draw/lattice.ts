import { element, random } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import type { Project } from './perspective.ts';
import { type Cell, cellsAt, middleOf, STAGES, stageAt } from './quadrants.ts';
import { dot, lerp, mix, path, stroke } from './shapes.ts';

/** Half widths, as fractions of a cell's half width. */
const CROSS = 0.2;
const JUNCTION = 0.16;
/** Farthest that received symbols are from their node: inside its decision region. */
const STRAY = 0.62;
const SYMBOLS_PER_NODE = 9;

/** The borders between the decision regions. */
export function borders(project: Project): string {
  const side = 2 ** STAGES;
  const lines = Array.from({ length: side + 1 }, (_, index) => {
    const at = lerp(-1, 1, index / side);
    const [left, right] = [stageAt(STAGES, at, -1), stageAt(STAGES, at, 1)];
    const [top, bottom] = [stageAt(STAGES, -1, at), stageAt(STAGES, 1, at)];
    return path([left, right].map(project)) + path([top, bottom].map(project));
  });
  return stroke(lines.join(''), { stroke: palette.signal, 'stroke-opacity': 0.15 });
}

/** The ideal points of the lattice. */
export function crosses(project: Project): string {
  return stroke(crossesAt(project, STAGES), {
    stroke: palette.signal,
    'stroke-opacity': 0.6,
    'stroke-width': 1.2,
  });
}

/** Decision points of a stage: crosses, and squares around those that the request reaches. */
export function junctions(project: Project, stage: number, reached: ReadonlySet<Cell>): string {
  const taken = cellsAt(stage).filter((cell) => reached.has(cell));
  const squares = taken.map((cell) => square(project, cell, JUNCTION)).join('');
  const fine = { 'stroke-width': 1.2 };
  return (
    stroke(crossesAt(project, stage), { ...fine, stroke: palette.blue, 'stroke-opacity': 0.9 }) +
    stroke(squares, { ...fine, stroke: palette.mint, 'stroke-opacity': 0.5 })
  );
}

function crossesAt(project: Project, stage: number): string {
  const arm = CROSS / 2 ** stage;
  const arms = [-arm, arm];
  const d = cellsAt(stage).map((cell) => {
    const [down, across] = middleOf(cell);
    const upright = arms.map((by) => project(stageAt(stage, down + by, across)));
    const level = arms.map((by) => project(stageAt(stage, down, across + by)));
    return path(upright) + path(level);
  });
  return d.join('');
}

/** The decision region of a reached node. */
export function region(project: Project, leaf: Cell): string {
  return element('path', {
    d: square(project, leaf, 1),
    fill: palette.signal,
    'fill-opacity': 0.07,
    stroke: palette.signal,
    'stroke-opacity': 0.4,
  });
}

function square(project: Project, cell: Cell, part: number): string {
  const [down, across] = middleOf(cell);
  const half = part / 2 ** cell.stage;
  const corners = [
    stageAt(cell.stage, down - half, across - half),
    stageAt(cell.stage, down - half, across + half),
    stageAt(cell.stage, down + half, across + half),
    stageAt(cell.stage, down + half, across - half),
  ];
  return path(corners.map(project), true);
}

/** Symbols as measured: a few around each node, scattered by noise. */
export function receivedSymbols(project: Project, leaves: readonly Cell[], seed: number): string {
  const next = random(seed);
  const dots = leaves.flatMap((leaf) => {
    const [down, across] = middleOf(leaf);
    return Array.from({ length: SYMBOLS_PER_NODE }, () => {
      const angle = next() * 2 * Math.PI;
      const stray = ((STRAY / 2 ** STAGES) * (next() + next())) / 2;
      const [y, x] = [down + stray * Math.cos(angle), across + stray * Math.sin(angle)];
      return dot(project(stageAt(STAGES, y, x)));
    });
  });
  return stroke(dots.join(''), {
    stroke: palette.mint,
    'stroke-opacity': 0.6,
    'stroke-width': 1.8,
  });
}

export function node(project: Project, leaf: Cell): string {
  const [cx, cy] = project(stageAt(STAGES, ...middleOf(leaf)));
  return element('circle', { cx, cy, r: 4.2, fill: mix(palette.mint, palette.paper, 0.3) });
}
