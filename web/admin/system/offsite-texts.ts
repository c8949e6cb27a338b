import { useAtomValue } from 'jotai';
import { type Language, languages } from '#contract/languages.ts';
import { languageAtom } from '../language.ts';

/** The shape of the texts of the copies elsewhere: a text missing in another language fails the type check. */
export type OffsiteTexts = typeof import('../texts/tr/offsite.ts').offsite;

const found = import.meta.glob<OffsiteTexts>('../texts/*/offsite.ts', {
  eager: true,
  import: 'offsite',
});

/** In this page's own file, with all languages: the admin's first load would carry them else. */
const offsiteTexts = Object.fromEntries(
  languages.map((language) => [language, found[`../texts/${language}/offsite.ts`]]),
) as Readonly<Record<Language, OffsiteTexts>>;

export function useOffsiteTexts(): OffsiteTexts {
  return offsiteTexts[useAtomValue(languageAtom)];
}
