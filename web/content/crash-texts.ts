import { type Language, languages } from '#contract/languages.ts';

/** Texts of the crash screen in one language. */
export type CrashTexts = {
  readonly title: string;
  readonly text: string;
  readonly refresh: string;
};

const found = import.meta.glob<CrashTexts>('./*/crash.ts', { eager: true, import: 'crash' });

/** In the bundle: loading texts may be what failed. */
export const crashTexts = Object.fromEntries(
  languages.map((language) => [language, found[`./${language}/crash.ts`]]),
) as Readonly<Record<Language, CrashTexts>>;
