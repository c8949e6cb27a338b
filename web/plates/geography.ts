import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Longitude and latitude in degrees, in the order that d3-geo expects. */
export type Place = [longitude: number, latitude: number];

/** The mouth of the Bosphorus: what a globe shows of the city. */
export const ISTANBUL: Place = [29.1, 41];

/** The closed outlines of the land of a `world-atlas` file, seas inside land among them. */
export function shores(atlas: unknown): Position[][] {
  // JSON modules are typed by their literal text, which loses the tuple types that topojson names.
  const world = atlas as Topology<{ land: GeometryCollection }>;
  const { features } = feature(world, world.objects.land);
  return features.flatMap((land) => outlines(land as Feature<Polygon | MultiPolygon>));
}

function outlines({ geometry }: Feature<Polygon | MultiPolygon>): Position[][] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}
