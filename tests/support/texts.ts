import { fillContent } from '#contract/content/site-content.ts';
import type { Language } from '#contract/languages.ts';
import { builtSettings } from '#contract/settings.ts';
import { readContent } from '#web/content/read-content.ts';

/** The texts of the site in one language, as the built pages have them. */
export async function loadTexts(language: Language) {
  return fillContent(await readContent(), builtSettings.periods)[language];
}
