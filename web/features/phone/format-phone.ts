import parsePhoneNumber, {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
} from 'libphonenumber-js/min';
import { withPlus } from '#contract/phone.ts';
import type { PhoneEntry } from './phone-entry.ts';

/**
 * The field's entry after a change. Formatted only after input at its end: elsewhere the caret would jump, and deleted
 * characters would come back.
 * @param caret the caret's position after the change
 */
export function formatTyped(before: PhoneEntry, text: string, caret: number | null): PhoneEntry {
  const country = countryOf(text, before.country);
  const isAddedAtEnd = caret === text.length && !before.text.startsWith(text);
  return { text: isAddedAtEnd ? formatDigits(text, country) : text, country };
}

/** Formats a complete number as its country writes it. Other text stays as it is. */
export function formatWhole({ text, country: chosen }: PhoneEntry): PhoneEntry {
  const country = countryOf(text, chosen);
  const plain = withPlus(text);
  const phone = parsePhoneNumber(plain, { defaultCountry: country, extract: false });
  if (!phone?.isValid()) return { text, country };
  const formatted = isInternational(plain) ? phone.formatInternational() : phone.formatNational();
  if (isBetter(formatted, plain)) return { text: formatted, country };
  // For example a number without its leading zero. Text with spaces keeps its own format.
  return { text: /^\d+$/.test(plain) ? formatDigits(text, country) : text, country };
}

/** The entry in another country. An international number loses its calling code. */
export function withCountry({ text }: PhoneEntry, country: CountryCode): PhoneEntry {
  const plain = withPlus(text);
  if (!isInternational(plain)) return { text: formatDigits(text, country), country };
  const code = asYouType(plain).getCallingCode();
  if (!code || code === getCountryCallingCode(country)) return { text, country };
  const prefix = new RegExp(`^\\D*${[...code].join('\\D*')}[\\s-]*`);
  return { text: formatDigits(plain.replace(prefix, ''), country), country };
}

/** The country of an international number; `chosen` if it shares the calling code, or while it is unclear. */
function countryOf(text: string, chosen: CountryCode): CountryCode {
  const plain = withPlus(text);
  if (!isInternational(plain)) return chosen;
  const number = asYouType(plain);
  if (number.getCallingCode() === getCountryCallingCode(chosen)) return chosen;
  return number.getCountry() ?? chosen;
}

/** Formats the beginning of a number. Text with anything else in it stays as typed. */
function formatDigits(text: string, country: CountryCode): string {
  const plain = withPlus(text);
  // A word may follow after a space.
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

/** Whether `formatted` has layout, and differs from `typed` only in spaces, brackets, dots, slashes and dashes. */
function isBetter(formatted: string, typed: string): boolean {
  const bare = formatted.replace(layout, '');
  return bare !== formatted && bare === typed.replace(layout, '');
}
