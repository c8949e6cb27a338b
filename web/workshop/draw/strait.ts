import { geoMercator } from 'd3-geo';
import atlas from 'world-atlas/land-10m.json' with { type: 'json' };
import { drawing, element } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import type { Tone } from '../../plates/plates.ts';
import { coastlines } from './coast.ts';
import { fadeEdges } from './fade-edges.ts';
import { blurred, distanceField, type Field, field, isoline } from './field.ts';
import { type Place, shores } from './geography.ts';
import { relief } from './relief.ts';
import { lerp, mix, noise, type Point, path, ramp, smoothstep, steps } from './shapes.ts';
import { bridgeDecks, ferryWays, warmLine } from './strait-marks.ts';

const WIDTH = 1600;
const HEIGHT = 1200;

const OFFICE: Place = [29.1054, 40.989787];
/** Right of the middle, so that a phone's crop contains both ends of the line. */
const FOCUS: Point = [1010, 672];
/** Pixels per radian on the equator: shows the whole Golden Horn, both bridges and the nearest of the islands. */
const SCALE = 246_000;
const EARTH_RADIUS = 6371;

/** Wide enough to hide that the shores are cut off, narrow enough to leave the island whole. */
const EDGES = { x: 0.09, top: 0.11, bottom: 0.1 } as const;

/** Isolines of the sea, in pixels: close at the shore, and each a little farther from the next. */
const DEPTHS = { count: 32, first: 6.4, growth: 0.36, bold: 5 } as const;
/** Isolines of the land, in metres. */
const HEIGHTS = { count: 26, apart: 25, bold: 4 } as const;

/** A chart of the two shores of the Bosphorus and the line that joins them. */
export const strait = (_tone: Tone): string => {
  const projection = geoMercator()
    .center(OFFICE)
    .translate([...FOCUS])
    .scale(SCALE);
  const project = (place: Place): Point => projection(place) ?? FOCUS;
  const outlines = coastlines(shores(atlas), project);
  const shore = distanceField(WIDTH, HEIGHT, outlines);
  return drawing(
    WIDTH,
    HEIGHT,
    element('rect', { width: WIDTH, height: HEIGHT, fill: palette.night }),
    land(shore, project),
    sea(shore),
    ferryWays(project),
    coast(outlines),
    bridgeDecks(project),
    fadeEdges(WIDTH, HEIGHT, palette.night, EDGES),
    warmLine(project, OFFICE),
  );
};

function land(shore: Field, project: (place: Place) => Point): string {
  // Mercator's scale grows with the distance from the equator.
  const kilometre = SCALE / EARTH_RADIUS / Math.cos((OFFICE[1] * Math.PI) / 180);
  const ground = relief(shore, [WIDTH, HEIGHT], { project, kilometre });
  const lines = Array.from({ length: HEIGHTS.count }, (_, index) =>
    element('path', {
      d: isoline(ground, (index + 1) * HEIGHTS.apart),
      fill: 'none',
      stroke: palette.blue,
      'stroke-opacity': 0.54,
      'stroke-width': index % HEIGHTS.bold === 0 ? 1.5 : 1,
    }),
  );
  return lines.join('');
}

function sea(shore: Field): string {
  const water = soundings(shore);
  const color = ramp([
    palette.mint,
    palette.signal,
    mix(palette.signal, palette.blue, 0.5),
    palette.blue,
    mix(palette.blue, palette.deep, 0.6),
  ]);
  const lines = steps(DEPTHS.count).map((t, index) => {
    const step = index + 1;
    return element('path', {
      d: isoline(water, DEPTHS.first * step + DEPTHS.growth * step ** 2),
      fill: 'none',
      stroke: color(t + 1 / DEPTHS.count),
      'stroke-opacity': lerp(0.75, 0.55, t),
      'stroke-width': step % DEPTHS.bold === 0 ? 1.9 : lerp(1.4, 1, t),
    });
  });
  return lines.join('');
}

/** Distance to the shore, softened and uneven offshore: by itself it has creases and is too regular for a sea floor. */
function soundings(shore: Field): Field {
  const soft = blurred(shore, 6);
  const current = noise(12);
  return field(WIDTH, HEIGHT, ([x, y], index) => {
    const exact = shore.values[index] ?? 0;
    const offshore = lerp(exact, soft.values[index] ?? 0, smoothstep(6, 46, exact));
    return offshore + 30 * smoothstep(30, 260, exact) * current(x / 240, y / 240);
  });
}

function coast(outlines: readonly (readonly Point[])[]): string {
  return element('path', {
    d: outlines.map((outline) => path(outline, true)).join(''),
    fill: 'none',
    stroke: palette.mint,
    'stroke-linejoin': 'round',
    'stroke-width': 2.2,
  });
}
