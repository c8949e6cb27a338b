import { isOpen } from '#contract/content/shown-openings.ts';
import type { SiteTexts } from '#contract/content/site-content.ts';
import { hrefFor, openingHref, pageIds } from '#contract/content/site-map.ts';
import { defaultLanguage, languageRecords, languages } from '#contract/languages.ts';

/** The pages and the open positions with their descriptions, as Markdown for language models (llmstxt.org). */
export function llmsTxt(siteUrl: string, texts: SiteTexts): string {
  const { name, statusPage } = texts[defaultLanguage].chrome.identity;
  const summary = languages.map((language) => `> ${texts[language].pages.home.seo.description}`);
  const lists = languages.map((language) => {
    const { chrome, pages, openings } = texts[language];
    const items = pageIds.map((page) => {
      const { title, description } = pages[page].seo;
      return item(title, siteUrl + hrefFor(page, language), description);
    });
    const positions = openings
      .filter(isOpen)
      .map(({ title, slug, lead }) => item(title, siteUrl + openingHref(language, slug), lead));
    const status = statusPage ? [item(chrome.footer.status, statusPage)] : [];
    return [`## ${languageRecords[language].name}\n`, ...items, ...positions, ...status].join('\n');
  });
  return `${[`# ${name}`, summary.join('\n>\n'), ...lists].join('\n\n')}\n`;
}

function item(title: string, address: string, description?: string): string {
  const words = title.replaceAll(/[[\]\\]/g, '\\$&');
  return `- [${words}](${address})${description ? `: ${description}` : ''}`;
}
