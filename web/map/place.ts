import type { Office } from '#contract/content/identity-schema.ts';

/** An office's address and its coordinates, which may be unknown. */
type Addressed = Pick<Office, 'street' | 'postalCode' | 'district' | 'city' | 'lat' | 'lng'>;

/** Data in the map's document for its script. */
export type MapData = Pick<Office, 'lat' | 'lng'> & {
  readonly name: string;
};

type Place = { readonly lat: number; readonly lng: number };

/** Istanbul, for an office without coordinates (specification, section 9). */
const istanbul: Place = { lat: 41.0082, lng: 28.9784 };

export function placeOf({ lat, lng }: Pick<Office, 'lat' | 'lng'>): Place | undefined {
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

export function centreOf(office: Pick<Office, 'lat' | 'lng'>): Place {
  return placeOf(office) ?? istanbul;
}

/** The office on Google Maps, as a plain link (Maps URLs, version 1). */
export function mapLink(office: Addressed): string {
  return `https://www.google.com/maps/search/?api=1&query=${targetOf(office)}`;
}

/** Directions to the office on Google Maps, as a plain link. */
export function directionsLink(office: Addressed): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${targetOf(office)}`;
}

/** The address if there are no coordinates: directions to the city's centre would mislead. */
function targetOf({ lat, lng, street, postalCode, district, city }: Addressed): string {
  return lat === undefined || lng === undefined
    ? encodeURIComponent(`${street}, ${postalCode} ${district}, ${city}`)
    : `${lat},${lng}`;
}
