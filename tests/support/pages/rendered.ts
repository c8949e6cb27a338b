import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillContent, type SiteContent } from '#contract/content/site-content.ts';
import type { PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { builtSettings } from '#contract/settings.ts';

const built = pathToFileURL(resolve('dist/publishing/index.js')).href;
const { render }: typeof import('#web/entry-server.tsx') = await import(built);

export const siteUrl = 'https://www.ornek.example';
const assets = {
  ...{ entry: '/client.js', css: '', preload: [], later: '/later.css' },
  ...{ noScript: '/no-script.css', bootstrap: '' },
};

/** A page of a content, as the build and the service render it. */
export function rendered(
  of: SiteContent,
  page: PageId,
  language: Language = 'tr',
): Promise<string> {
  const { chrome, pages } = fillContent(of, builtSettings.periods)[language];
  const { registration } = of.identity;
  return render(
    { page, language, chrome, content: pages[page], registration },
    { siteUrl, assets },
  );
}
