import { type Language, languages } from '../languages.ts';

/**
 * in-each-language.ts for browsers: bundles hold only the texts that they use, and await nothing, because Safari may
 * run a module before its awaited imports (WebKit bug 242740).
 * @param found the texts by path
 */
// @__NO_SIDE_EFFECTS__
export function inEachLanguage(
  name: string,
  found: Readonly<Record<string, unknown>>,
): Readonly<Record<Language, unknown>> {
  const texts = languages.map((language) => [language, found[`./${language}/${name}.ts`]]);
  return Object.fromEntries(texts);
}
