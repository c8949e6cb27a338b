import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import { hrefFor, type PageId } from '#contract/content/site-map.ts';
import { defaultLanguage, type Language, languageRecords, languages } from '#contract/languages.ts';
import { sharingSize } from '../plates/plates.ts';

/** One element of the document's head, as data: the server writes it as text, the browser creates an element. */
export type HeadTag = {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes?: Readonly<Record<string, string>>;
  readonly text?: string;
};

/** Marks elements that belong to the page, so that navigation can replace them. */
export const headMark = 'data-head';

export type HeadOf = {
  readonly page: PageId;
  readonly language: Language;
  readonly chrome: Chrome;
  readonly content: PageContent;
  /** The site's origin, without a trailing slash. */
  readonly siteUrl: string;
};

/** The head of a page: for readers, search engines and link previews. */
export function headOf({ page, language, chrome, content, siteUrl }: HeadOf): HeadTag[] {
  const address = (of: Language) => siteUrl + hrefFor(page, of);
  const { title, description } = content.seo;
  return [
    { tag: 'title', text: title },
    meta('name', 'description', description),
    link('canonical', address(language)),
    ...languages.map((of) => link('alternate', address(of), of)),
    link('alternate', address(defaultLanguage), 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', chrome.identity.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address(language)),
    meta('property', 'og:locale', languageRecords[language].locale.replace('-', '_')),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: name, content } };
}

function link(rel: string, href: string, hreflang?: string): HeadTag {
  return { tag: 'link', attributes: { rel, href, ...(hreflang && { hreflang }) } };
}

/**
 * The preview picture of a shared page (Open Graph, X). Only in the HTML: its readers run no scripts, so the browser's
 * bundle needs no image hashes.
 * @param image its absolute address
 */
export function sharingTags(image: string, alt: string): HeadTag[] {
  return [
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(sharingSize.width)),
    meta('property', 'og:image:height', String(sharingSize.height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Sets the head of the current page. The first page has its head already. */
export function replaceHead(page: HeadOf): void {
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
  document.head.append(...headOf(page).map(toElement));
}

function toElement({ tag, attributes = {}, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(headMark, '');
  if (text !== undefined) element.textContent = text;
  return element;
}
