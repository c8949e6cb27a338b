import { type Language, languages } from '#contract/languages.ts';
import { identity } from './content/identity.ts';
import type { Chrome, PageContent } from './content/schema.ts';
import { hrefFor, type PageId } from './site-map.ts';

/** One element of the document's head, as data: the server writes it as text, the browser makes it. */
export type HeadTag = {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes?: Readonly<Record<string, string>>;
  readonly text?: string;
};

export type HeadOf = {
  readonly page: PageId;
  readonly language: Language;
  readonly content: Pick<PageContent, 'seo'>;
  readonly chrome: Chrome;
  /** Where the site is served, without a trailing slash. */
  readonly siteUrl: string;
};

/** What the head says of a page: for readers, for search engines, for those it is shared with. */
export function headOf({ page, language, content, chrome, siteUrl }: HeadOf): HeadTag[] {
  const address = (of: Language) => siteUrl + hrefFor(page, of);
  const { title, description } = content.seo;
  return [
    { tag: 'title', text: title },
    meta('name', 'description', description),
    link('canonical', address(language)),
    ...languages.map((of) => link('alternate', address(of), of)),
    link('alternate', address('tr'), 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', identity.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address(language)),
    meta('property', 'og:locale', language === 'tr' ? 'tr_TR' : 'en_GB'),
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(structuredData({ page, language, content, chrome, siteUrl })),
    },
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: name, content } };
}

function link(rel: string, href: string, hreflang?: string): HeadTag {
  return { tag: 'link', attributes: { rel, href, ...(hreflang && { hreflang }) } };
}

/** schema.org as JSON-LD: who publishes, which site, which page, and the way to it. */
function structuredData({ page, language, content, chrome, siteUrl }: HeadOf) {
  const organization = `${siteUrl}/#organization`;
  const website = `${siteUrl}/#website`;
  const address = siteUrl + hrefFor(page, language);
  const home = { name: chrome.navigation.home, item: siteUrl + hrefFor('home', language) };
  const trail = page === 'home' ? [home] : [home, { name: chrome.navigation[page], item: address }];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: identity.name,
        legalName: identity.legalName,
        url: siteUrl,
        foundingDate: String(identity.founded),
        email: identity.email.info,
        telephone: identity.phone.e164,
        address: {
          '@type': 'PostalAddress',
          streetAddress: identity.office.street,
          postalCode: identity.office.postalCode,
          addressLocality: identity.office.district,
          addressRegion: identity.office.city,
          addressCountry: identity.office.country,
        },
        sameAs: Object.values(identity.social),
      },
      {
        '@type': 'WebSite',
        '@id': website,
        name: identity.name,
        url: siteUrl,
        inLanguage: languages,
        publisher: { '@id': organization },
      },
      {
        '@type': 'WebPage',
        '@id': address,
        url: address,
        name: content.seo.title,
        description: content.seo.description,
        inLanguage: language,
        isPartOf: { '@id': website },
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...step,
          })),
        },
      },
    ],
  };
}
