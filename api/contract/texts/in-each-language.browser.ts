import { type Language, languages } from '../languages.ts';

/**
 * As in-each-language.ts, for bundles, without the texts that only the API needs. They contain of it only what they use, and await
 * nothing, because Safari may run a module before what it imports if that awaits (WebKit bug 242740).
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
