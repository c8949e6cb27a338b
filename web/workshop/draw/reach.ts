import { geoCircle, geoGraticule } from 'd3-geo';
import atlas from 'world-atlas/land-50m.json' with { type: 'json' };
import { drawing, element, gradient } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import type { Tone } from '../../plates/plates.ts';
import { arcs } from './arcs.ts';
import { ISTANBUL, type Place, shores } from './geography.ts';
import { type Globe, globe, seenPath } from './globe.ts';
import { landDots } from './land-dots.ts';
import { beacon, lerp, mix, type Point, steps } from './shapes.ts';

const WIDTH = 1600;
const HEIGHT = 1200;

/** In pixels: fills a phone's crop from side to side and leaves sky above in the flattest crop. */
const RADIUS = 612;
/** Position of Istanbul: every crop keeps the middle of the picture. */
const FOCUS: Point = [WIDTH / 2, 595];
/** Istanbul is well above the middle of the disc, so that arcs are seen from the side and Africa fits. */
const VIEW = { above: 29, roll: -9 } as const;

/** Radii of the city's point and rings, in pixels. */
const CITY = { point: 7, rings: [14, 25, 39, 56] } as const;

/** Pixels from the city at which an arc has lost its warm colour. */
const ARC_COOLED = 520;

/** The y from which the picture fades into the page. */
const NIGHTFALL = 780;

/** A globe with arcs from Istanbul to cities around it. */
export const reach = (_tone: Tone): string => {
  const sphere = globe(RADIUS, ISTANBUL, FOCUS, VIEW);
  const outlines = shores(atlas);
  return drawing(
    WIDTH,
    HEIGHT,
    lights(sphere),
    element('rect', { width: WIDTH, height: HEIGHT, fill: palette.night }),
    atmosphere(sphere),
    graticule(sphere),
    signalRings(sphere),
    coast(sphere, outlines),
    landDots(sphere, outlines),
    element('rect', { y: NIGHTFALL, width: WIDTH, height: HEIGHT - NIGHTFALL, fill: 'url(#fall)' }),
    arcs(sphere),
    beacon(FOCUS, CITY),
  );
};

function lights({ centre: [cx, cy] }: Globe): string {
  const inPixels = { gradientUnits: 'userSpaceOnUse' };
  const aroundFocus = { ...inPixels, cx: FOCUS[0], cy: FOCUS[1] };
  // After sunset: the glow is on the western limb, and cools to both sides.
  const dusk = { ...inPixels, x1: cx - RADIUS, y1: cy - 200, x2: cx + RADIUS, y2: cy - 420 };
  return element(
    'defs',
    {},
    gradient('linear', 'limb', dusk, [
      [0, palette.signal, 0],
      [0.12, palette.signal, 0.5],
      [0.3, palette.dawn],
      [0.42, palette.dawn, 0.9],
      [0.62, palette.signal, 0.7],
      [0.95, palette.blue, 0],
    ]),
    gradient('radial', 'sea', { ...aroundFocus, r: RADIUS }, [
      [0, mix(palette.deep, palette.blue, 0.4)],
      [0.45, mix(palette.night, palette.deep, 0.8)],
      [1, palette.night],
    ]),
    gradient('radial', 'arc', { ...aroundFocus, r: ARC_COOLED }, [
      [0, mix(palette.dawn, palette.paper, 0.45)],
      [0.16, palette.dawn],
      [0.75, palette.mint],
      [1, palette.signal],
    ]),
    gradient('linear', 'fall', { ...inPixels, x1: 0, y1: NIGHTFALL, x2: 0, y2: HEIGHT }, [
      [0, palette.night, 0],
      [1, palette.night],
    ]),
  );
}

/** The disc of the sea, its lit limb, and air as fine lines: a blurred glow would show bands. */
function atmosphere({ centre: [cx, cy] }: Globe): string {
  const air = steps(16).map((t) =>
    element('circle', {
      cx,
      cy,
      r: RADIUS + 3 + 62 * t ** 1.6,
      fill: 'none',
      stroke: 'url(#limb)',
      'stroke-width': lerp(2.4, 0.7, t),
      'stroke-opacity': 0.85 * (1 - t) ** 2.2,
    }),
  );
  const limb = { fill: 'url(#sea)', stroke: 'url(#limb)', 'stroke-width': 3 };
  return air.join('') + element('circle', { cx, cy, r: RADIUS, ...limb });
}

function graticule(sphere: Globe): string {
  const lines = geoGraticule()
    .step([15, 15])
    .extent([
      [-180, -75],
      [180, 75.1],
    ])().coordinates;
  const d = lines.map((line) => groundPath(sphere, line as Place[])).join('');
  return element('path', { d, ...hairline(palette.signal), 'stroke-opacity': 0.13 });
}

/** Faint: it only sharpens the outline of the dots. */
function coast(sphere: Globe, outlines: readonly (readonly number[][])[]): string {
  const d = outlines.map((outline) => groundPath(sphere, outline as Place[])).join('');
  return element('path', { d, ...hairline(palette.signal), 'stroke-opacity': 0.45 });
}

/** Circles on the ground about Istanbul, as far as central Africa. */
function signalRings(sphere: Globe): string {
  const rings = steps(15).map((t) => {
    const circle = geoCircle()
      .center(ISTANBUL)
      .radius(lerp(1.4, 44, t ** 1.5))
      .precision(1)();
    return element('path', {
      d: groundPath(sphere, (circle.coordinates[0] ?? []) as Place[]),
      ...hairline(mix(palette.dawn, palette.signal, t * 2.2)),
      'stroke-opacity': lerp(0.8, 0.05, t ** 0.6),
    });
  });
  return rings.join('');
}

function groundPath(sphere: Globe, places: readonly Place[]): string {
  return seenPath(places.map((place) => sphere.see(place)));
}

function hairline(stroke: string) {
  return { fill: 'none', stroke, 'stroke-width': 1.1 };
}
