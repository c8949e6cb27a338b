import type { CountryCode } from 'libphonenumber-js/min';

/** The value of a phone field: the text as typed, and the country whose national format applies. */
export type PhoneEntry = { readonly text: string; readonly country: CountryCode };

export const noPhone: PhoneEntry = { text: '', country: 'TR' };

/**
 * The text with `+` for a leading `00`, and without what is copied along: the `tel:` of a link, and the invisible
 * direction marks of address books. An international number then begins with `+`.
 */
export function withPlus(text: string): string {
  const plain = text.replace(/\p{Cf}/gu, '').replace(/^\s*tel:/i, '');
  return plain.replace(/^\s*(00|\+)/, '+');
}

const letterToIndicator = 0x1f1e6 - 'A'.charCodeAt(0);

/** A country's flag: the regional indicators of its ISO 3166-1 code. */
export function flagOf(country: string): string {
  return String.fromCodePoint(
    ...[...country].map((letter) => letter.charCodeAt(0) + letterToIndicator),
  );
}
