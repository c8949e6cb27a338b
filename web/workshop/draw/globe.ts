import { geoRotation } from 'd3-geo';
import type { Place } from './geography.ts';
import { type Point, path } from './shapes.ts';

/** A sphere in orthographic projection, turned so that one place is at a chosen point of the picture. */
export type Globe = {
  readonly centre: Point;
  readonly radius: number;
  /** Projects a place; a `height` of 1 is the ground, of 2 one radius above it. */
  readonly see: (place: Place, height?: number) => Sight;
};

/** `facing` is 1 where the ground faces the eye, 0 on the limb; `seen` is false behind the globe. */
export type Sight = { readonly at: Point; readonly facing: number; readonly seen: boolean };

/** `above`: degrees that the place is above the middle of the disc. `roll`: tilt of the axis in degrees. */
type View = { readonly above: number; readonly roll: number };

const DEGREE = Math.PI / 180;

export function globe(radius: number, place: Place, at: Point, { above, roll }: View): Globe {
  const rotate = geoRotation([-place[0], above - place[1], roll]);
  const [right, up] = orthographic(rotate(place));
  const centre: Point = [at[0] - radius * right, at[1] + radius * up];
  const see = (spot: Place, height = 1): Sight => {
    const [x, y, facing] = orthographic(rotate(spot));
    return {
      at: [centre[0] + radius * height * x, centre[1] - radius * height * y],
      facing,
      seen: facing >= 0 || Math.hypot(x, y) * height > 1,
    };
  };
  return { centre, radius, see };
}

/** A rotated place on a sphere of radius 1: to the right, upwards, and towards the eye. */
function orthographic([longitude, latitude]: Place): [right: number, up: number, facing: number] {
  const [lambda, phi] = [longitude * DEGREE, latitude * DEGREE];
  return [Math.cos(phi) * Math.sin(lambda), Math.sin(phi), Math.cos(phi) * Math.cos(lambda)];
}

/** Path data of the visible parts of a line; several pieces where it passes behind the globe. */
export function seenPath(sights: readonly Sight[]): string {
  const pieces: Point[][] = [[]];
  for (const { at, seen } of sights) {
    if (seen) pieces.at(-1)?.push(at);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces
    .filter((piece) => piece.length > 1)
    .map((piece) => path(piece))
    .join('');
}

/** The place at a distance and a bearing from another, all in degrees. */
export function placeFrom([longitude, latitude]: Place, distance: number, bearing: number): Place {
  const [phi, delta, theta] = [latitude * DEGREE, distance * DEGREE, bearing * DEGREE];
  const north = Math.asin(
    Math.sin(phi) * Math.cos(delta) + Math.cos(phi) * Math.sin(delta) * Math.cos(theta),
  );
  const east = Math.atan2(
    Math.sin(theta) * Math.sin(delta) * Math.cos(phi),
    Math.cos(delta) - Math.sin(phi) * Math.sin(north),
  );
  return [longitude + east / DEGREE, north / DEGREE];
}
