import { createContext, use } from 'react';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import { hrefFor, type PageId } from '#contract/content/site-map.ts';
import { defaultLanguage, type Language, languageRecords, languages } from '#contract/languages.ts';

/** A page in one language, with its texts and those around every page. */
export type WholePage = {
  readonly page: PageId;
  readonly language: Language;
  readonly chrome: Chrome;
  readonly content: PageContent;
  /** For structured data alone. */
  readonly registration?: Identity['registration'];
};

/** The site's origin, without a trailing slash. The browser reads it from the head of the first page. */
export const SiteUrlContext = createContext(originInHead());

function originInHead(): string {
  const canonical = globalThis.document?.querySelector<HTMLLinkElement>('[rel=canonical]');
  return canonical ? new URL(canonical.href).origin : '';
}

/** For readers, search engines and link previews. React moves these elements to the document's head. */
export function Head({ page, language, chrome, content }: WholePage) {
  const siteUrl = use(SiteUrlContext);
  const address = (of: Language) => siteUrl + hrefFor(page, of);
  const { title, description } = content.seo;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(language)} />
      {languages.map((of) => (
        <link key={of} rel="alternate" href={address(of)} hrefLang={of} />
      ))}
      <link rel="alternate" href={address(defaultLanguage)} hrefLang="x-default" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={chrome.identity.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={languageRecords[language].locale.replace('-', '_')} />
    </>
  );
}
