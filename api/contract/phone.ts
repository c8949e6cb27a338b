import {
  type CountryCode,
  ParseError,
  parsePhoneNumberWithError as parsePhoneNumber,
} from 'libphonenumber-js/min';

/**
 * Reads a phone number as people write it. libphonenumber refuses what is no number, has no country, is
 * shorter than 2 or longer than 17 digits, or longer than 250 characters before it is read; an extension
 * has at most 20 digits. Then the number must be one of its country. The small metadata knows each
 * country's lengths and first digits but not which ranges are in use: those change, and nobody must be kept
 * from writing to us by a list that has grown old.
 * @param country whose national way of writing is meant where the number does not begin with a plus
 * @returns E.164 with its plus, and the extension behind it as RFC 3966 writes it (`+902160000000;ext=12`);
 *   undefined where it is no number
 */
export function readPhone(text: string, country?: CountryCode): string | undefined {
  try {
    const options = { extract: false, ...(country && { defaultCountry: country }) };
    const phone = parsePhoneNumber(text, options);
    if (!phone.isValid()) return undefined;
    return phone.ext ? `${phone.number};ext=${phone.ext}` : phone.number;
  } catch (reason) {
    if (reason instanceof ParseError) return undefined;
    throw reason;
  }
}
