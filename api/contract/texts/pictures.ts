import type { Language } from '../languages.ts';
import { inEachLanguage } from './in-each-language.ts';

type Texts = typeof import('./tr/pictures.ts').pictures;
const texts = (await inEachLanguage('pictures')) as Readonly<Record<Language, Texts>>;

/** Why an uploaded picture or PDF is refused; loaded only by the API. */
export function refusalWords(why: keyof Texts): (language: Language) => string {
  return (language) => texts[language][why];
}
