import { identity } from '#contract/content/identity.ts';
import { lostLinks, type SiteContent, siteContentSchema } from '#contract/content/site-content.ts';
import { pageIds } from '#contract/content/site-map.ts';
import { type Language, languages } from '#contract/languages.ts';
import { pictures } from './pictures.ts';

type ContentModule = Readonly<Record<string, unknown>>;

/**
 * The content of the files in this folder.
 * @throws ZodError that names the missing or unknown text, or Error for a link to no service area
 */
export async function readContent(): Promise<SiteContent> {
  const texts = languages.map(async (language) => [language, await readTexts(language)] as const);
  const content = siteContentSchema.parse({
    identity,
    pictures,
    texts: Object.fromEntries(await Promise.all(texts)),
  });
  const [lost] = lostLinks(content);
  if (lost) throw new Error(`${lost} links to a service area that does not exist`);
  return content;
}

async function readTexts(language: Language): Promise<ContentModule> {
  const files = ['chrome', ...pageIds].map(async (name) => {
    const module: ContentModule = await import(`./${language}/${name}.ts`);
    return [name, module[name]] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
