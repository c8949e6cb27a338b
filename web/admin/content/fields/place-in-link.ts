/** Where maps put the coordinates into the address of a place: the pin first, then the middle of the map. */
const inLinks = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&](?:q|ll|query|destination)=(-?\d+\.\d+),\s*(-?\d+\.\d+)/,
  /mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
  /#map=\d+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/,
  /^\s*(-?\d+\.\d+)[,\s]+(-?\d+\.\d+)\s*$/,
];

/** The coordinates in a map's link, in degrees (WGS 84); undefined without any. */
export function placeInLink(link: string): { lat: number; lng: number } | undefined {
  const decoded = link.replaceAll('%2C', ',');
  const [, lat, lng] = inLinks.map((form) => form.exec(decoded)).find(Boolean) ?? [];
  const place = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : undefined;
}
