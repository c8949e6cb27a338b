import type { Language as AnyLanguage } from '#contract/languages.ts';

/** The languages that tests and sample data know words of; one that is added to the site changes none of them. */
export const languages = ['tr', 'en'] as const satisfies AnyLanguage[];
export type Language = (typeof languages)[number];
