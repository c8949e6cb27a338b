import type { OpeningName } from '#contract/content/edits.ts';
import { isOpen } from '#contract/content/shown-openings.ts';
import type { SiteTexts } from '#contract/content/site-content.ts';
import {
  alternatesOf,
  hrefFor,
  openingHref,
  type PageId,
  pageIds,
} from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';

/** The date of the last change of a page or an opening, `2026-11-25`; missing for pages that are as built. */
export type Modified = Readonly<Partial<Record<PageId | OpeningName, string>>>;

/**
 * Every page and every open position in every language with its alternates (sitemaps.org 0.9, Google's hreflang
 * annotation).
 */
export function sitemap(siteUrl: string, texts: SiteTexts, modified: Modified = {}): string {
  const ofPages = pageIds.flatMap((page) =>
    languages.map((language) =>
      entry(siteUrl, hrefFor(page, language), alternatesOf(page), modified[page]),
    ),
  );
  const ofOpenings = languages.flatMap((language) =>
    texts[language].openings
      .filter(isOpen)
      .map(({ id, slug, slugs, posted }) =>
        entry(
          ...([siteUrl, openingHref(language, slug), alternatesOf('life', slugs)] as const),
          modified[`openings/${id}`] ?? posted,
        ),
      ),
  );
  const entries = [...ofPages, ...ofOpenings];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entry(
  siteUrl: string,
  path: string,
  alternates: ReturnType<typeof alternatesOf>,
  day?: string,
): string {
  const others = alternates.map(
    ([hreflang, href]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${href}"/>`,
  );
  const changed = day ? `<lastmod>${day}</lastmod>` : '';
  return `<url><loc>${siteUrl}${path}</loc>${changed}${others.join('')}</url>`;
}

/** Allows everything but the admin and the API, which hold nothing to index. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
}
