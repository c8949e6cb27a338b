import { type Language, languages } from '#contract/languages.ts';

/** The shape of the login's texts: a text missing in another language fails the type check. */
export type LoginTexts = typeof import('../texts/tr/login.ts').login;

const found = import.meta.glob<LoginTexts>('../texts/*/login.ts', { eager: true, import: 'login' });

/** The login's texts in every language: few enough to load all. */
export const loginTexts = Object.fromEntries(
  languages.map((language) => [language, found[`../texts/${language}/login.ts`]]),
) as Readonly<Record<Language, LoginTexts>>;
