import { createContext, use } from 'react';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { ShownOpening } from '#contract/content/shown-openings.ts';
import { addressOf, alternatesOf, hrefFor, type PageId } from '#contract/content/site-map.ts';
import { type Language, languageRecords } from '#contract/languages.ts';

/** A page in one language, with its texts and those around every page. */
export type WholePage = {
  readonly page: PageId;
  readonly language: Language;
  readonly chrome: Chrome;
  readonly content: PageContent;
  /** The page of an opening, which belongs to the page `life`. */
  readonly opening?: ShownOpening;
  /** For structured data alone. */
  readonly registration?: Identity['registration'];
};

/** The feed of the open positions (RFC 4287). */
export const feedPath = (language: Language) => `${hrefFor('life', language)}/openings.xml`;

/** The site's origin, without a trailing slash. The browser reads it from the head of the first page. */
export const SiteUrlContext = createContext(originInHead());

function originInHead(): string {
  const canonical = globalThis.document?.querySelector<HTMLLinkElement>('[rel=canonical]');
  return canonical ? new URL(canonical.href).origin : '';
}

/** The title, the description and the address from the site's root, for search results and shared links. */
export function seoOf({ page, language, chrome, content, opening }: WholePage) {
  const { title, description } = opening
    ? { title: `${opening.title} | ${chrome.identity.name}`, description: opening.lead }
    : content.seo;
  return { title, description, href: addressOf({ page, language, opening: opening?.slug }) };
}

/** For readers, search engines and link previews. React moves these elements to the document's head. */
export function Head(whole: WholePage) {
  const { page, language, chrome, opening } = whole;
  const siteUrl = use(SiteUrlContext);
  const { title, description, href } = seoOf(whole);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {opening?.isClosed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={siteUrl + href} />
      {alternatesOf(page, opening?.slugs).map(([of, to]) => (
        <link key={of} rel="alternate" href={siteUrl + to} hrefLang={of} />
      ))}
      {page === 'life' && !opening && (
        <link rel="alternate" type="application/atom+xml" href={siteUrl + feedPath(language)} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={chrome.identity.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteUrl + href} />
      <meta property="og:locale" content={languageRecords[language].locale.replace('-', '_')} />
    </>
  );
}
