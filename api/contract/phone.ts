import {
  type CountryCode,
  ParseError,
  parsePhoneNumberWithError as parsePhoneNumber,
} from 'libphonenumber-js/min';
import { fieldLimits } from './field-limits.ts';

/** Words before an extension: “dahili 12”, “(Dah. 12)”, “iç hat: 12”. libphonenumber knows only some of them. */
const extensionWord = String.raw`(?<!\p{L})(?:(?:dah(?!a)|ext|durchwahl|poste)\p{L}*|(?:[iİ]ç\s?hat|dh|dw|hat|int|no|d|x)(?!\p{L}))`;
const wordedExtension = new RegExp(
  String.raw`[\s(,;:./\p{Pd}]*${extensionWord}\D{0,20}(\d{1,20})[\s)]*$`,
  'iu',
);
/** An extension after a sign, as in `0216 000 00 00 - 12`, `/12` and `(12)`: more digits may be another number. */
const markedExtension = /\s*[\p{Pd}(/:*#]\s*(\d{1,6})[\s)]*$/u;
/** Where a number may end: before another one, and before words about it, as in `(iş)`, `(3 hat)` and “cep”. */
const ending = new RegExp(
  String.raw`[/,;|?+]|\s\p{Pd}\s|\(\s*\d{1,2}\s+\p{L}|(?:\(\s*|\s|(?<=\d))(?!${extensionWord})\p{L}`,
  'giu',
);

/** Ends tried per text, from the first on. */
const maxEndings = 8;

/**
 * Parses a phone number as people write and paste it: with `tel:` or a word before it, words after it, and an extension
 * in any form. Of two numbers the first counts. libphonenumber refuses a text without a number or a country, with fewer
 * than 2 or more than 17 digits, or of more than 250 characters; an extension has at most 20 digits. The number must be
 * valid for its country by length and first digits. The ranges in use are not checked: they change, and an outdated
 * list would refuse real numbers.
 * @param country whose national format applies when the number does not begin with a plus or 00
 * @returns E.164 with its plus, and the extension as in RFC 3966 (`+902160000000;ext=12`); undefined if it is invalid
 */
export function readPhone(text: string, country?: CountryCode): string | undefined {
  if (text.length > fieldLimits.phone) return undefined;
  const whole = withPlus(plainly(text).replace(/^[^\d+@]+/, '')).replace(/[^\d\p{L}]+$/u, '');
  const ends = [...whole.matchAll(ending)].map(({ index }) => index);
  // Each takes up to a millisecond.
  for (const end of [whole.length, ...ends.slice(0, maxEndings).reverse()]) {
    const part = whole.slice(0, end);
    const number =
      parse(part, country) ??
      parse(part.replace(wordedExtension, ';ext=$1'), country) ??
      parse(part.replace(markedExtension, ';ext=$1'), country);
    if (number !== undefined) return number;
  }
  return undefined;
}

/**
 * The text with `+` for a leading `00`, and without what is copied along: the `tel:` of a link, and the invisible
 * direction marks of address books.
 */
export function withPlus(text: string): string {
  const plain = text.replace(/\p{Cf}/gu, '').replace(/^\s*tel:/i, '');
  return plain.replace(/^\s*(?:\++|00)/, '+');
}

/** Digits, brackets and dashes of all scripts in ASCII; removes “7/24”, whose digits are not the number's. */
function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[_·•−]/g, '-')
    .replaceAll('[', '(')
    .replace(/(?<!\d)(?:7\/24|24\/7)(?!\d)/, '');
}

function parse(text: string, country: CountryCode | undefined): string | undefined {
  try {
    const phone = parsePhoneNumber(text, {
      extract: false,
      ...(country && { defaultCountry: country }),
    });
    if (!phone.isValid()) return undefined;
    return phone.ext ? `${phone.number};ext=${phone.ext}` : phone.number;
  } catch (reason) {
    if (reason instanceof ParseError) return undefined;
    throw reason;
  }
}
