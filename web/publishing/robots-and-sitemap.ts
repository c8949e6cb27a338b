import type { OpeningName } from '#contract/content/edits.ts';
import { isOpen } from '#contract/content/shown-openings.ts';
import type { SiteTexts } from '#contract/content/site-content.ts';
import { addressOf, alternatesOf, type PageId, pageIds } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';

/** The date of the last change of a page or an opening, `2026-11-25`; missing for pages that are as built. */
export type Modified = Readonly<Partial<Record<PageId | OpeningName, string>>>;

/** Pages and open positions in each language with their alternates (sitemaps.org 0.9, Google's hreflang annotation). */
export function sitemap(siteUrl: string, texts: SiteTexts, modified: Modified = {}): string {
  const entries = languages.flatMap((language) => [
    ...pageIds.map((page) => {
      return entry(siteUrl, addressOf({ page, language }), alternatesOf(page), modified[page]);
    }),
    ...texts[language].openings.filter(isOpen).map(({ id, slug, slugs, posted }) => {
      const address = addressOf({ page: 'life', language, opening: slug });
      const day = modified[`openings/${id}`] ?? posted;
      return entry(siteUrl, address, alternatesOf('life', slugs), day);
    }),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

type Alternates = ReturnType<typeof alternatesOf>;

function entry(siteUrl: string, path: string, alternates: Alternates, day?: string): string {
  const links = alternates.map(
    ([hreflang, href]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${href}"/>`,
  );
  const changed = day ? `<lastmod>${day}</lastmod>` : '';
  return `<url><loc>${siteUrl}${path}</loc>${changed}${links.join('')}</url>`;
}

/** Allows everything but the admin and the API, which hold nothing to index. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
}
