import type { Language } from '#contract/languages.ts';
import { readContent } from '#web/content/read-content.ts';
import { fillContent } from '#web/content/site-content.ts';

/** The texts of the site in one language, as its pages get them. */
export async function loadTexts(language: Language) {
  return fillContent(await readContent())[language];
}
