import type { CountryCode } from 'libphonenumber-js/min';

/** The value of a phone field: the text as typed, and the country whose national format applies. */
export type PhoneEntry = { readonly text: string; readonly country: CountryCode };

export const noPhone: PhoneEntry = { text: '', country: 'TR' };

const letterToIndicator = 0x1f1e6 - 'A'.charCodeAt(0);

/** A country's flag: the regional indicators of its ISO 3166-1 code. */
export function flagOf(country: string): string {
  return String.fromCodePoint(
    ...[...country].map((letter) => letter.charCodeAt(0) + letterToIndicator),
  );
}
