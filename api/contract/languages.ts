/**
 * The table of languages by ISO 639-1 code, the default first. Everything that depends on a language is made from its
 * row and the folders of its name, which hold its texts (.github/development.md).
 */
export const languageRecords = {
  tr: { name: 'Türkçe', locale: 'tr-TR', mapRegion: 'TR', csvSeparator: ';' },
  en: { name: 'English', locale: 'en-GB', mapRegion: 'US', csvSeparator: ',' },
} as const satisfies Record<string, LanguageRecord>;

type LanguageRecord = {
  /** In the language itself. */
  readonly name: string;
  /** BCP 47, with the region whose order of day and month it follows. Open Graph writes it with `_`. */
  readonly locale: string;
  /** Of Google's map (ISO 3166-1): whose view of borders and names it shows. */
  readonly mapRegion: string;
  /** The separator of cells that a spreadsheet in this language expects. */
  readonly csvSeparator: ',' | ';';
};

export type Language = keyof typeof languageRecords;

/** The languages of the site and of every response, the default first. */
export const languages = Object.keys(languageRecords) as [Language, ...Language[]];
export const [defaultLanguage] = languages;

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
 * quality, the first of equals; the default one if the header names none of them.
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
