/**
 * The languages by ISO 639-1 code, the default first. A language is its row here and the folders with its name
 * (.github/development.md).
 */
export const languageRecords = {
  tr: { name: 'Türkçe', locale: 'tr-TR', mapRegion: 'TR', csvSeparator: ';' },
  en: { name: 'English', locale: 'en-GB', mapRegion: 'US', csvSeparator: ',' },
} as const satisfies Record<string, LanguageRecord>;

type LanguageRecord = {
  readonly name: string;
  /** BCP 47, with the region that decides the order of day and month. Open Graph writes it with `_`. */
  readonly locale: string;
  /** Google's map shows borders and names as in this region (ISO 3166-1). */
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
