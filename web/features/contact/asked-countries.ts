import { foldLetters } from '#contract/fold.ts';
import { type Language, languages } from '#contract/languages.ts';

/** The countries in an address (page-link.tsx), by ISO 3166-1 alpha-2. What is none is left out. */
export function askedCountries(search: string): string[] {
  const given =
    new URLSearchParams(search)
      .getAll('country')
      .join()
      .match(/\b[A-Z]{2}\b/g) ?? [];
  return [...new Set(given)].filter((code) => nameOf(code, languages[0]));
}

/**
 * Adds countries to a list as a visitor writes it.
 * @param codes those that it names already, in any language of the site, are not added again
 */
export function withCountries(list: string, codes: readonly string[], language: Language): string {
  const listed = list.split(/[,;\n]/).map((name) => foldLetters(name).trim());
  const isListed = (code: string) =>
    languages.some((one) => listed.includes(foldLetters(nameOf(code, one) ?? '')));
  const added = codes.filter((code) => !isListed(code)).map((code) => nameOf(code, language));
  return [list.trim(), ...added].filter(Boolean).join(', ');
}

function nameOf(code: string, language: Language): string | undefined {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
}
