import type { OpeningName } from '#contract/content/edits.ts';
import { hrefFor, type PageId, pageIds } from '#contract/content/site-map.ts';
import { defaultLanguage, languages } from '#contract/languages.ts';

/** The date of the last change of a page or an opening, `2026-11-25`; missing for pages that are as built. */
export type Modified = Readonly<Partial<Record<PageId | OpeningName, string>>>;

/** Every page in every language with its alternates (sitemaps.org 0.9, Google's hreflang annotation). */
export function sitemap(siteUrl: string, modified: Modified = {}): string {
  const entries = pageIds.flatMap((page) =>
    languages.map((language) =>
      entry(siteUrl, page, siteUrl + hrefFor(page, language), modified[page]),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entry(siteUrl: string, page: PageId, address: string, day?: string): string {
  const alternates = [
    ...languages.map((of) => [of, of] as const),
    ['x-default', defaultLanguage] as const,
  ].map(
    ([hreflang, of]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${hrefFor(page, of)}"/>`,
  );
  const changed = day ? `<lastmod>${day}</lastmod>` : '';
  return `<url><loc>${address}</loc>${changed}${alternates.join('')}</url>`;
}

/** Allows everything but the admin and the API, which hold nothing to index. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
}
