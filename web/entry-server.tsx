import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { type Assets, headOfAll, sharingTags } from './document/document.ts';
import { SiteUrlContext, seoOf, type WholePage } from './document/head.tsx';
import { structuredData } from './document/structured-data.ts';
import { ContentContext, contentPath, createContentCache } from './loading/content-cache.ts';

/** The site's origin, and the files of the build that its documents name. */
type Site = { readonly siteUrl: string; readonly assets: Assets };

/** Far larger than any page, so that React writes each page in one piece, without scripts that insert parts. */
const inOnePiece = 100_000_000;

/**
 * A public page as a whole HTML document: a pure function of the page with its texts, and the build.
 * @param sharingImage the address of its picture from the site's root, if one was drawn
 */
export async function render(
  whole: WholePage,
  { siteUrl, assets }: Site,
  sharingImage?: string,
): Promise<string> {
  const { page, language, chrome, content, opening } = whole;
  const cache = createContentCache();
  cache.put(contentPath(language, 'chrome'), chrome);
  cache.put(contentPath(language, page), content);
  if (opening) cache.put(contentPath(language, `life/${opening.slug}`), opening);
  // Each element with one child: beside another one, `useId` would give other ids than in the browser.
  const html = await write(
    <html lang={language}>
      <body>
        <div id="root">
          <ContentContext value={cache}>
            <SiteUrlContext value={siteUrl}>
              <Router ssrPath={seoOf(whole).href}>
                <App />
              </Router>
            </SiteUrlContext>
          </ContentContext>
        </div>
      </body>
    </html>,
  );
  const head = [
    headOfAll(assets, chrome.pictures.logo),
    sharingImage ? sharingTags(siteUrl + sharingImage, content.seo.title) : '',
    structuredData(whole, siteUrl),
  ];
  return html.replace('<head>', (opening) => opening + head.join(''));
}

async function write(drawn: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(drawn, {
    progressiveChunkSize: inOnePiece,
    // Without this a page that failed would be written as the crash screen.
    onError: (reason) => {
      failures.push(reason);
    },
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
