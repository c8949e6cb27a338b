/** The languages of the site and of every response, the default first. */
export const languages = ['tr', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'tr';

/** For `Intl` and `toLocale…` (BCP 47): with the region, whose order of day and month it follows. */
export const locales = { tr: 'tr-TR', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Narrows any value to a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language root of a path below it: `/tr` of `/tr/…`. */
export const languageRoot = new RegExp(`^/(?:${languages.join('|')})(?=/)`);

/** The redirect target of an unknown path: its language's root, or `/`, which uses the stored language. */
export function fallbackAddress(path: string): string {
  return languageRoot.exec(path)?.[0] ?? '/';
}

/**
 * The language to answer in, from an `Accept-Language` header (RFC 9110, section 12.5.4): the one with the highest
 * quality, the first of equals; Turkish if the header names neither.
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
