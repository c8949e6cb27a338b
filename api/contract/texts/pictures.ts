import type { Language } from '../languages.ts';
import { inEachLanguage } from './in-each-language.ts';

type Texts = typeof import('./tr/pictures.ts').pictures;
const texts = (await inEachLanguage('pictures')) as Readonly<Record<Language, Texts>>;

/** Says why a picture or a PDF of the owner's is refused: for the API alone. */
export function refusalWords(why: keyof Texts): (language: Language) => string {
  return (language) => texts[language][why];
}
