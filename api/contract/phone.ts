import {
  type CountryCode,
  ParseError,
  parsePhoneNumberWithError as parsePhoneNumber,
} from 'libphonenumber-js/min';

/**
 * What Turkish cards write before an extension: “dahili 12”, “Dah. 12”. libphonenumber knows other words only. Without a
 * bound between the word and the digits the time is quadratic.
 */
const extensionWord = /\bdah\D{0,20}(?=\d+\s*$)/i;

/**
 * Parses a phone number as people write it. libphonenumber refuses a text without a number or a country, with fewer
 * than 2 or more than 17 digits, or of more than 250 characters; an extension has at most 20 digits. The number must
 * also be valid for its country. The small metadata has each country's lengths and first digits but not the ranges in
 * use: those change, and an outdated list must not keep anyone from writing to us.
 * @param country whose national format applies when the number does not begin with a plus
 * @returns E.164 with its plus, and the extension as in RFC 3966 (`+902160000000;ext=12`); undefined if it is invalid
 */
export function readPhone(text: string, country?: CountryCode): string | undefined {
  try {
    const options = { extract: false, ...(country && { defaultCountry: country }) };
    const phone = parsePhoneNumber(text.replace(extensionWord, 'ext.'), options);
    if (!phone.isValid()) return undefined;
    return phone.ext ? `${phone.number};ext=${phone.ext}` : phone.number;
  } catch (reason) {
    if (reason instanceof ParseError) return undefined;
    throw reason;
  }
}
