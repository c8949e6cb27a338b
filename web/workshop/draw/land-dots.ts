import type { Position } from 'geojson';
import { palette } from '../../plates/palette.ts';
import { ISTANBUL, type Place } from './geography.ts';
import { type Globe, placeFrom } from './globe.ts';
import { landMask } from './land-mask.ts';
import { clamp, dot, lerp, mix, type Point, ramp, smoothstep, stroke } from './shapes.ts';

/** Degrees between two dots: as fine as a picture of 800 px resolves. */
const SPACING = 0.82;
/** The first circle of dots leaves the rings of the city free, the last is behind the limb. */
const CIRCLES = { first: 4, last: 144 } as const;
/** Degrees from the city over which the dots gain full brightness: nearer ones would hide its own light. */
const HALO = [3, 11] as const;
/** Circles from crest to crest of the wave of brightness. */
const WAVELENGTH = 7;
/** Turn in degrees from circle to circle, so that dots never line up into spokes. */
const GOLDEN_ANGLE = 180 * (3 - Math.sqrt(5));
/** Steps of brightness. One path for each keeps the drawing small. */
const LEVELS = 16;

const glow = ramp([
  mix(palette.deep, palette.blue, 0.6),
  mix(palette.blue, palette.signal, 0.25),
  palette.signal,
  palette.mint,
  mix(palette.mint, palette.paper, 0.5),
]);

/** The land as dots on circles about Istanbul, brighter near the city and in the light of dusk. */
export function landDots(sphere: Globe, shores: readonly Position[][]): string {
  const isLand = landMask(shores);
  const levels = Array.from({ length: LEVELS + 1 }, (): string[] => []);
  for (let circle = CIRCLES.first; circle < CIRCLES.last; circle += 1) {
    for (const place of placesOn(circle)) {
      const { at, facing } = sphere.see(place);
      if (facing <= 0 || !isLand(place)) continue;
      const light = brightness(circle, facing) * dusk(sphere, at);
      levels[Math.round(clamp(light) * LEVELS)]?.push(dot(at));
    }
  }
  return levels.map((dots, level) => (level > 0 ? layer(dots, level / LEVELS) : '')).join('');
}

function placesOn(circle: number): Place[] {
  const distance = circle * SPACING;
  const count = Math.round((360 * Math.sin((distance * Math.PI) / 180)) / SPACING);
  return Array.from({ length: count }, (_, index) =>
    placeFrom(ISTANBUL, distance, (index / count) * 360 + circle * GOLDEN_ANGLE),
  );
}

function brightness(circle: number, facing: number): number {
  const distance = circle * SPACING;
  const near = lerp(0.2, 0.82, Math.exp(-distance / 26));
  const wave = Math.cos((circle / WAVELENGTH) * 2 * Math.PI) * Math.exp(-distance / 50);
  const limb = smoothstep(0, 0.5, facing);
  return near * (1 + 0.3 * wave) * limb * lerp(0.55, 1, smoothstep(...HALO, distance));
}

/** More than 1 where the last light falls, upper left; about half on the night side. */
function dusk({ centre, radius }: Globe, [x, y]: Point): number {
  const towardsLight = (0.75 * (centre[0] - x) + 0.66 * (centre[1] - y)) / radius;
  return lerp(0.55, 1.1, smoothstep(-0.9, 0.7, towardsLight));
}

function layer(dots: readonly string[], light: number): string {
  return stroke(dots.join(''), { stroke: glow(light), 'stroke-width': lerp(1.8, 5.6, light) });
}
