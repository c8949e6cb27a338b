import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { foldedWords } from '#contract/fold.ts';
import { type Language, languages } from '#contract/languages.ts';

export type Country = {
  readonly code: CountryCode;
  /** In the page's language. */
  readonly name: string;
  /** Without a plus. */
  readonly callingCode: string;
  readonly searchedNames: readonly string[];
};

const first: CountryCode = 'TR';

/** Common names besides the official ones. */
const otherNames: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ['BAE', 'UAE'],
  CI: ['Fildişi Sahili', 'Ivory Coast'],
  CZ: ['Çek Cumhuriyeti', 'Czech Republic'],
  GB: ['İngiltere', 'England', 'UK'],
  // Northern Cyprus has Turkey's calling code.
  TR: ['Turkey', 'KKTC', 'TRNC'],
  US: ['ABD', 'USA'],
};

/** Every country that has phone numbers, by name, with Turkey first. */
export function listCountries(language: Language): Country[] {
  const nameIn = Object.fromEntries(
    languages.map((each) => [each, new Intl.DisplayNames(each, { type: 'region' })]),
  ) as Record<Language, Intl.DisplayNames>;
  const collator = new Intl.Collator(language);
  const nameOf = (code: CountryCode, each: Language) => nameIn[each].of(code) ?? code;
  return getCountries()
    .map((code) => ({
      code,
      name: nameOf(code, language),
      callingCode: getCountryCallingCode(code),
      searchedNames: [
        ...languages.map((each) => nameOf(code, each)),
        ...(otherNames[code] ?? []),
      ].map(fold),
    }))
    .sort(
      (a, b) =>
        Number(b.code === first) - Number(a.code === first) || collator.compare(a.name, b.name),
    );
}

/** Countries that match a name, the start of a calling code or an ISO code, the best matches first. */
export function searchCountries(countries: readonly Country[], text: string): Country[] {
  const [, digits] = /^(?:\+|00)?(\d*)$/.exec(text.replace(/\s/g, '')) ?? [];
  const rank =
    digits === undefined
      ? rankByName(fold(text))
      : ({ callingCode }: Country) =>
          rankOf([callingCode === digits, callingCode.startsWith(digits)]);
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}

function rankByName(query: string) {
  return ({ code, searchedNames }: Country) =>
    rankOf([
      code.toLowerCase() === query || searchedNames.includes(query),
      searchedNames.some((name) => ` ${name}`.includes(` ${query}`)),
      searchedNames.some((name) => name.includes(query)),
    ]);
}

/** Index of the first condition that holds; -1 if none does. The strictest comes first. */
function rankOf(conditions: readonly boolean[]): number {
  return conditions.indexOf(true);
}

/** The text's words in lower case without accents or punctuation. A dot or an apostrophe divides no word. */
export function fold(text: string): string {
  return foldedWords(text.replace(/[.'’]/g, '')).join(' ');
}
