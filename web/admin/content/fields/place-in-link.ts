/** Where maps put the coordinates into the address of a place: the pin first, then the middle of the map. */
const inLinks = [
  // Yandex: the longitude first.
  /yandex.*(?:[?&]pt|whatshere\[point\])=(?<lng>-?\d+\.\d+),(?<lat>-?\d+\.\d+)/,
  /yandex.*[?&]ll=(?<lng>-?\d+\.\d+),(?<lat>-?\d+\.\d+)/,
  /!3d(?<lat>-?\d+\.\d+)!4d(?<lng>-?\d+\.\d+)/,
  /[?&](?:q|ll|query|destination|coordinate)=(?<lat>-?\d+\.\d+),\s*(?<lng>-?\d+\.\d+)/,
  /mlat=(?<lat>-?\d+\.\d+)&mlon=(?<lng>-?\d+\.\d+)/,
  /@(?<lat>-?\d+\.\d+),(?<lng>-?\d+\.\d+)/,
  /#map=\d+\/(?<lat>-?\d+\.\d+)\/(?<lng>-?\d+\.\d+)/,
  // Typed, also with decimal commas.
  /^\s*(?<lat>-?\d+[.,]\d+)[,;\s]+(?<lng>-?\d+[.,]\d+)\s*$/,
];

/** The coordinates in a map's link, in degrees (WGS 84); undefined without any. */
export function placeInLink(link: string): { lat: number; lng: number } | undefined {
  const decoded = link.replaceAll('%2C', ',').replaceAll('%5B', '[').replaceAll('%5D', ']');
  const { lat, lng } = inLinks.map((form) => form.exec(decoded)?.groups).find(Boolean) ?? {};
  const place = { lat: degrees(lat), lng: degrees(lng) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : undefined;
}

function degrees(text = ''): number {
  return Number(text.replace(',', '.') || 'x');
}
