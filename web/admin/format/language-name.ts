import { type Language, languageRecords } from '#contract/languages.ts';

/** A language's name in the language `language`: "İngilizce", "Turkish". */
export function languageName(named: Language, language: Language): string {
  const names = new Intl.DisplayNames(languageRecords[language].locale, { type: 'language' });
  return names.of(named) ?? languageRecords[named].name;
}
