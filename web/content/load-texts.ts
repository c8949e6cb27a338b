import { type Language, languages } from '#contract/languages.ts';
import { type PageId, pageIds } from '../site-map.ts';
import type { Chrome } from './chrome-schema.ts';
import { chromeSchema } from './chrome-schema.ts';
import { fillFacts } from './facts.ts';
import type { PageContent } from './schema.ts';
import { pageSchemas } from './schema.ts';

type Texts = { readonly chrome: Chrome; readonly pages: Readonly<Record<PageId, PageContent>> };
/** All texts of the site. */
export type SiteTexts = Readonly<Record<Language, Texts>>;
type ContentModule = Readonly<Record<string, unknown>>;

/**
 * All texts of one language, parsed by their schemas, with the company's facts filled in.
 * @throws ZodError that names the missing or unknown text
 */
export async function loadTexts(language: Language): Promise<Texts> {
  const chrome = chromeSchema.parse(await loadText(language, 'chrome'));
  const pages = await Promise.all(
    pageIds.map(async (page) => [page, pageSchemas[page].parse(await loadText(language, page))]),
  );
  return fillFacts({ chrome, pages: Object.fromEntries(pages) }, language);
}

/** As `loadTexts`, for every language. */
export async function loadSiteTexts(): Promise<SiteTexts> {
  const texts = languages.map(async (language) => [language, await loadTexts(language)]);
  return Object.fromEntries(await Promise.all(texts));
}

async function loadText(language: Language, name: string): Promise<unknown> {
  const module: ContentModule = await import(`./${language}/${name}.ts`);
  return module[name];
}
