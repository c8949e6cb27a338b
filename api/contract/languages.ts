/** The languages of the site and of every answer, the default first. */
export const languages = ['tr', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'tr';

/** Narrows any value to a language that the site speaks. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** What a path begins with that lies under a language's root: the address of that root. */
export const languageRoot = new RegExp(`^/(?:${languages.join('|')})(?=/)`);

/** Where an address that is no page leads: to its language's root, or to the site's, which knows the stored one. */
export function fallbackAddress(path: string): string {
  return languageRoot.exec(path)?.[0] ?? '/';
}

/**
 * The language to answer in, from an `Accept-Language` header (RFC 9110, section 12.5.4): Turkish unless
 * English is asked for and Turkish is not wanted more.
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  let preferred: Language = defaultLanguage;
  let highest = 0;
  for (const range of (acceptLanguage ?? '').slice(0, 200).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const language = tag.split('-')[0];
    const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    if (isLanguage(language) && quality > highest) {
      preferred = language;
      highest = quality;
    }
  }
  return preferred;
}
