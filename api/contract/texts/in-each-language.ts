import { type Language, languages } from '../languages.ts';

/**
 * Reads the texts of one kind from the folder of each language. They have the type that each file states, so a missing
 * text fails the type check. Bundles for browsers get index.browser.ts instead (`imports` in package.json).
 * @throws Error if a language lacks the file
 */
export async function inEachLanguage(name: string): Promise<Readonly<Record<Language, unknown>>> {
  const texts = languages.map(async (language) => {
    const file = await import(`./${language}/${name}.ts`);
    return [language, file[name]];
  });
  return Object.fromEntries(await Promise.all(texts));
}
