import { drawing, element, gradient, random } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import type { Tone } from '../../plates/plates.ts';
import { carrier } from './carrier.ts';
import { borders, crosses, junctions, node, receivedSymbols, region } from './lattice.ts';
import { perspective } from './perspective.ts';
import { type Cell, cellsAt, reachedCells, STAGES, stageAt, strand } from './quadrants.ts';
import { beacon, mix, path, stroke } from './shapes.ts';

const WIDTH = 1600;
const HEIGHT = 1200;

/** The source is near, at the left; the lattice opens to the right. A phone's crop contains the whole source. */
const project = perspective({ yaw: 0.78, pitch: 0.2, eye: 2.7, scale: 1000, middle: [835, 600] });
const source = project(stageAt(0, 0, 0));

/** The seed of a request that reaches nodes in every quarter of the lattice. */
const REQUEST = 8;
const CARRIER = { height: 17, seed: 8 } as const;
/** Radii of the source's point and rings, in pixels. */
const SOURCE = { point: 8, rings: [16, 28, 43] } as const;

/** A request comes in on one line, passes four four-way decisions, and reaches nodes of a 256-QAM lattice. */
export const constellation = (_tone: Tone): string => {
  const reached = reachedCells(random(REQUEST));
  const lit = cellsAt(STAGES).filter((leaf) => reached.has(leaf));
  const dark = cellsAt(STAGES).filter((leaf) => !reached.has(leaf));
  return drawing(
    WIDTH,
    HEIGHT,
    lights(),
    element('rect', { width: WIDTH, height: HEIGHT, fill: palette.night }),
    borders(project),
    waysNotTaken(dark),
    ...[1, 2, 3].map((stage) => junctions(project, stage, reached)),
    ...lit.map((leaf) => region(project, leaf)),
    crosses(project),
    ...lit.map(wayTaken),
    receivedSymbols(project, lit, REQUEST),
    ...lit.map((leaf) => node(project, leaf)),
    incomingLine(),
    beacon(source, SOURCE),
  );
};

function lights(): string {
  const inPixels = { gradientUnits: 'userSpaceOnUse' };
  const [x1, y1] = source;
  const [x2, y2] = project(stageAt(STAGES, 0, 0));
  const hot = mix(palette.dawn, palette.paper, 0.4);
  return element(
    'defs',
    {},
    gradient('linear', 'way', { ...inPixels, x1, y1, x2, y2 }, [
      [0, hot],
      [0.14, palette.dawn],
      [0.42, mix(palette.mint, palette.dawn, 0.15)],
      [0.75, palette.signal],
      [1, palette.mint],
    ]),
    gradient('linear', 'incoming', { ...inPixels, x1: 0, y1: 0, x2: x1, y2: 0 }, [
      [0, palette.night],
      [0.55, mix(palette.night, palette.dawn, 0.55)],
      [1, hot],
    ]),
  );
}

function waysNotTaken(leaves: readonly Cell[]): string {
  return stroke(leaves.map(wayPath).join(''), {
    stroke: palette.blue,
    'stroke-opacity': 0.5,
    'stroke-width': 0.9,
  });
}

/** One path each, so that lines that run together add up to a brighter one. */
function wayTaken(leaf: Cell): string {
  return stroke(wayPath(leaf), {
    stroke: 'url(#way)',
    'stroke-opacity': 0.75,
    'stroke-width': 1.7,
  });
}

function wayPath(leaf: Cell): string {
  return path(strand(leaf).map(project));
}

function incomingLine(): string {
  const wave = path(carrier(source, CARRIER.height, CARRIER.seed));
  return stroke(wave, { stroke: 'url(#incoming)', 'stroke-width': 1.8 });
}
