import type { Language } from '#contract/languages.ts';

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { tr: 'Türkçe', en: 'English' };
