const letterToIndicator = 0x1f1e6 - 'A'.charCodeAt(0);

/** A country's flag: the regional indicators of its ISO 3166-1 code. */
export function flagOf(country: string): string {
  return String.fromCodePoint(
    ...[...country].map((letter) => letter.charCodeAt(0) + letterToIndicator),
  );
}
