import parsePhoneNumber, {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
} from 'libphonenumber-js/min';
import { withPlus } from './international.ts';
import type { PhoneEntry } from './phone-entry.ts';

/**
 * What stands in the field after a change. It is formatted where something was added at its end: elsewhere
 * the caret would jump, and what was just deleted would come back.
 * @param caret where the caret stands now
 */
export function formatTyped(before: PhoneEntry, text: string, caret: number | null): PhoneEntry {
  const country = countryOf(text, before.country);
  const isAddedAtEnd = caret === text.length && !before.text.startsWith(text);
  return { text: isAddedAtEnd ? formatDigits(text, country) : text, country };
}

/** The entry as its country writes it, if it is a whole number; else as it is. */
export function formatWhole({ text, country: chosen }: PhoneEntry): PhoneEntry {
  const country = countryOf(text, chosen);
  const plain = withPlus(text);
  const phone = parsePhoneNumber(plain, { defaultCountry: country, extract: false });
  if (!phone?.isValid()) return { text, country };
  const formatted = isInternational(plain) ? phone.formatInternational() : phone.formatNational();
  if (isBetter(formatted, plain)) return { text: formatted, country };
  // Without the leading zero, say. What has spaces was spaced on purpose.
  return { text: /^\d+$/.test(plain) ? formatDigits(text, country) : text, country };
}

/** The entry in another country: of an international number the digits behind the calling code remain. */
export function withCountry({ text }: PhoneEntry, country: CountryCode): PhoneEntry {
  const plain = withPlus(text);
  if (!isInternational(plain)) return { text: formatDigits(text, country), country };
  const code = asYouType(plain).getCallingCode();
  if (!code || code === getCountryCallingCode(country)) return { text, country };
  const prefix = new RegExp(`^\\D*${[...code].join('\\D*')}[\\s-]*`);
  return { text: formatDigits(plain.replace(prefix, ''), country), country };
}

/** The country of an international number; the chosen one if they share a calling code, or as long as it is not clear. */
function countryOf(text: string, chosen: CountryCode): CountryCode {
  const plain = withPlus(text);
  if (!isInternational(plain)) return chosen;
  const number = asYouType(plain);
  if (number.getCallingCode() === getCountryCallingCode(chosen)) return chosen;
  return number.getCountry() ?? chosen;
}

/** Text that is a beginning of a number, formatted. With anything else in it, as it was typed. */
function formatDigits(text: string, country: CountryCode): string {
  const plain = withPlus(text);
  // Behind a space a word may follow.
  if (!/\d$/.test(plain)) return text;
  const formatted = new AsYouType(country).input(plain);
  if (!isBetter(formatted, plain)) return text;
  return text.trimStart().startsWith('00') ? formatted.replace('+', '00 ') : formatted;
}

function asYouType(text: string): AsYouType {
  const number = new AsYouType();
  number.input(text);
  return number;
}

function isInternational(plain: string): boolean {
  return plain.startsWith('+');
}

const layout = /[\s()./\p{Pd}]/gu;

/** Whether a text is formatted, and differs from what was typed in spaces, brackets, dots, slashes and dashes alone. */
function isBetter(formatted: string, typed: string): boolean {
  const bare = formatted.replace(layout, '');
  return bare !== formatted && bare === typed.replace(layout, '');
}
