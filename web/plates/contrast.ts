/** The WCAG 2.2 contrast ratio of two colours, written `#rgb` or `#rrggbb`: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What a contrast ratio is enough for: text by its level, else lines and large text, else ornaments only. */
export function grade(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large, lines' : 'ornament';
}

/** Weight of each channel in the relative luminance of WCAG 2.2, red first. */
const weights = [0.2126, 0.7152, 0.0722] as const;

function luminance(hex: string): number {
  return channels(hex)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, light, index) => sum + light * (weights[index] ?? 0), 0);
}

/** Red, green and blue from 0 to 1. */
function channels(hex: string): number[] {
  const digits = hex.trim().replace('#', '');
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return (pairs ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
}
