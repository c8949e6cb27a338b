import { geoCircle, geoDistance, geoInterpolate } from 'd3-geo';
import { element, random } from '../../plates/line.ts';
import { palette } from '../../plates/palette.ts';
import { cities } from './cities.ts';
import { ISTANBUL, type Place } from './geography.ts';
import { type Globe, type Sight, seenPath } from './globe.ts';
import { lerp, mix, steps, stroke } from './shapes.ts';

/** Globe radii that an arc rises per radian of its length; longer arcs rise less steeply. */
const LIFT = { steepness: 0.3, flattening: 0.45 } as const;
const POINTS = 90;
/** Fraction of an arc that its message covers. */
const MESSAGE = 0.024;
/** Degrees. Rings of this radius stay whole at 400 px, and apart in western Europe. */
const LANDING_RING = 1.05;
/** Facing below which a landing ring would be a mere dash. */
const LEAST_FACING = 0.06;

/** For each city: an arc from Istanbul, its track on the ground, a message on its way, a landing ring. */
export function arcs(sphere: Globe): string {
  const next = random(29);
  const flights = cities.map((city) => ({ city, sights: flight(sphere, city), at: next() }));
  return [
    ...flights.map(({ city }) => track(sphere, city)),
    ...flights.map(({ sights }) => arc(sights)),
    ...flights.map(({ sights, at }) => message(sights, lerp(0.35, 0.8, at))),
    ...cities.map((city) => landing(sphere, city)),
  ].join('');
}

function flight(sphere: Globe, city: Place): Sight[] {
  const along = geoInterpolate(ISTANBUL, city);
  const distance = geoDistance(ISTANBUL, city);
  const rise = (LIFT.steepness * distance) / (1 + LIFT.flattening * distance);
  return steps(POINTS).map((t) => sphere.see(along(t), 1 + rise * Math.sin(Math.PI * t)));
}

/** The shadow of an arc, which shows how high it is. */
function track(sphere: Globe, city: Place): string {
  const along = geoInterpolate(ISTANBUL, city);
  const d = seenPath(steps(POINTS).map((t) => sphere.see(along(t))));
  return stroke(d, { stroke: palette.night, 'stroke-opacity': 0.45, 'stroke-width': 2 });
}

function arc(sights: readonly Sight[]): string {
  return stroke(seenPath(sights), { stroke: 'url(#arc)', 'stroke-width': 2.2 });
}

function message(sights: readonly Sight[], at: number): string {
  const start = Math.round(at * POINTS);
  const d = seenPath(sights.slice(start, start + 1 + Math.ceil(MESSAGE * POINTS)));
  return stroke(d, { stroke: mix(palette.mint, palette.paper, 0.6), 'stroke-width': 3.2 });
}

function landing(sphere: Globe, city: Place): string {
  const { at, facing, seen } = sphere.see(city);
  if (!seen || facing < LEAST_FACING) return '';
  const ring = geoCircle().center(city).radius(LANDING_RING).precision(0.2)();
  const d = seenPath((ring.coordinates[0] ?? []).map((place) => sphere.see(place as Place)));
  const point = element('circle', { cx: at[0], cy: at[1], r: 3.4, fill: palette.mint });
  return stroke(d, { stroke: palette.mint, 'stroke-opacity': 0.7, 'stroke-width': 1.4 }) + point;
}
