import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Longitude and latitude in degrees, in the order that d3-geo expects. */
export type Place = [longitude: number, latitude: number];

/** The mouth of the Bosphorus, which marks the city on a globe. */
export const ISTANBUL: Place = [29.1, 41];

/** The closed outlines of the land in a `world-atlas` file, including those of inland seas. */
export function shores(atlas: unknown): Position[][] {
  // TypeScript types JSON without the tuples that topojson's types require.
  const world = atlas as Topology<{ land: GeometryCollection }>;
  const { features } = feature(world, world.objects.land);
  return features.flatMap((land) => outlines(land as Feature<Polygon | MultiPolygon>));
}

function outlines({ geometry }: Feature<Polygon | MultiPolygon>): Position[][] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}
