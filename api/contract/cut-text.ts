const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a text, ended between two characters as its reader sees them (UAX #29): never within an
 * emoji of several code points, an accented letter or a pair of surrogates, half of which no address, file or
 * header can hold (`encodeURIComponent` throws URIError).
 * @param most UTF-16 units that the result has at most
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = characters.segment(text).containing(most)?.index ?? 0;
  if (whole > 0) return text.slice(0, whole);
  // One character of so many accents that it is longer than all there is room for.
  const isHalved = /[\ud800-\udbff]/.test(text[most - 1] ?? '');
  return text.slice(0, isHalved ? most - 1 : most);
}

/** A text with U+FFFD in the place of each half of a character, as a URL, a file or a database would hold it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
