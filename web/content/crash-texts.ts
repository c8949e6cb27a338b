import { type Language, languages } from '#contract/languages.ts';

/** What the crash screen says in one language. */
export type CrashTexts = {
  readonly title: string;
  readonly text: string;
  readonly refresh: string;
};

const found = import.meta.glob<CrashTexts>('./*/crash.ts', { eager: true, import: 'crash' });

/** Part of the code: a text that cannot be fetched may be what broke the page. */
export const crashTexts = Object.fromEntries(
  languages.map((language) => [language, found[`./${language}/crash.ts`]]),
) as Readonly<Record<Language, CrashTexts>>;
