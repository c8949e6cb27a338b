import { isOpen } from '#contract/content/shown-openings.ts';
import type { SiteTexts } from '#contract/content/site-content.ts';
import { hrefFor, openingHref } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { escapeText } from '../document/escape.ts';
import { feedPath } from '../document/head.tsx';
import type { Modified } from './robots-and-sitemap.ts';

declare const __BUILT_ON__: string;

/** The open positions as an Atom feed (RFC 4287), the newest first. Its times have the precision of a day. */
export function openingsFeed(
  siteUrl: string,
  language: Language,
  { chrome, pages, openings }: SiteTexts[Language],
  modified: Modified = {},
): string {
  const { name } = chrome.identity;
  const { title } = pages.life.sections['join-team'].openings;
  const entries = openings.filter(isOpen).map(({ id, slug, title, lead, posted }) => {
    const address = siteUrl + openingHref(language, slug);
    return `<entry>
<id>${address}</id>
<title>${escapeText(title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<updated>${midnight(modified[`openings/${id}`] ?? posted)}</updated>
<summary>${escapeText(lead)}</summary>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${siteUrl}${feedPath(language)}</id>
<title>${escapeText(`${title} | ${name}`)}</title>
<updated>${midnight(modified.life)}</updated>
<author><name>${escapeText(name)}</name></author>
<link rel="self" type="application/atom+xml" href="${siteUrl}${feedPath(language)}"/>
<link rel="alternate" type="text/html" href="${siteUrl}${hrefFor('life', language, 'join-team')}"/>
${entries.join('')}</feed>
`;
}

const midnight = (day = __BUILT_ON__) => `${day}T00:00:00Z`;
