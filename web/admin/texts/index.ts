import { type Language, languages } from '#contract/languages.ts';

/** The shape of the admin's texts: a text missing in another language fails the type check. */
export type AdminTexts = typeof import('./tr/index.ts').texts;

const found = import.meta.glob<AdminTexts>('./*/index.ts', { eager: true, import: 'texts' });

/** The admin's texts: of each language the folder of its name. */
export const adminTexts = Object.fromEntries(
  languages.map((language) => [language, found[`./${language}/index.ts`]]),
) as Readonly<Record<Language, AdminTexts>>;
