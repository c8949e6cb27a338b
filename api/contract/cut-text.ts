const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a text, cut between two grapheme clusters (UAX #29): never within an emoji of several code points,
 * an accented letter or a surrogate pair, half of which is invalid in URLs, files and headers (`encodeURIComponent`
 * throws URIError).
 * @param most upper bound of the result's length in UTF-16 units
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = characters.segment(text).containing(most)?.index ?? 0;
  if (whole > 0) return text.slice(0, whole);
  // A single cluster that exceeds the limit.
  const isHalved = /[\ud800-\udbff]/.test(text[most - 1] ?? '');
  return text.slice(0, isHalved ? most - 1 : most);
}

/** A text with lone surrogates replaced by U+FFFD, as in a URL, a file or a database. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
