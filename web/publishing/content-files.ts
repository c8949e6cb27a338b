import type { ShownOpening } from '#contract/content/shown-openings.ts';
import { fillContent, type SiteContent } from '#contract/content/site-content.ts';
import { addressOf, hrefFor, type PageId, pageIds } from '#contract/content/site-map.ts';
import { defaultLanguage, type Language, languages } from '#contract/languages.ts';
import type { StatedSettings } from '#contract/settings.ts';
import { adminDocument, type DocumentFiles, previewDocument } from '../admin/document.ts';
import type { Assets } from '../document/document.ts';
import { feedPath } from '../document/head.tsx';
import { render } from '../entry-server.tsx';
import { contentPath } from '../loading/content-cache.ts';
import { mapDocument } from '../map/document.ts';
import { llmsTxt } from './llms-txt.ts';
import { openingsFeed } from './openings-feed.ts';
import { type Modified, robots, sitemap } from './robots-and-sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** What rendering needs of a build: the names of its files. */
export type Build = {
  readonly assets: Assets;
  readonly admin: DocumentFiles;
  readonly mapScript: string;
};

/** A file of the site that holds content or states settings, by its path from the root. */
type ContentFile = {
  readonly path: string;
  /** Whether it is a page of the site in one language. */
  readonly isPage?: true;
  text(): string | Promise<string>;
};

/** When pages were changed, and the day in the company's time zone. */
type Times = { readonly modified?: Modified; readonly day?: string | undefined };

/** Every file of the site that holds content or states settings. Its text is made when it is asked for. */
export function contentFiles(
  content: SiteContent,
  build: Build,
  { siteUrl, periods }: StatedSettings,
  sharingImageOf: (language: Language, page: PageId) => string | Promise<string>,
  { modified, day }: Times = {},
): ContentFile[] {
  const { identity, pictures } = content;
  const texts = fillContent(content, periods, day);
  const site = { siteUrl, assets: build.assets };
  const filesOf = (language: Language, page: PageId, opening?: ShownOpening): ContentFile[] => {
    const { chrome, pages } = texts[language];
    const content = pages[page];
    const path = addressOf({ page, language, opening: opening?.slug });
    const text = async () => {
      const sharingImage = await sharingImageOf(language, page);
      const { registration } = identity;
      const whole = { page, language, chrome, content, registration, ...(opening && { opening }) };
      return render(whole, site, sharingImage);
    };
    return [
      {
        path: contentPath(language, opening ? `life/${opening.slug}` : page),
        text: () => JSON.stringify(opening ?? content),
      },
      // A closed opening is sent with status 410 (nginx.conf, api/http/built-site.ts).
      { path: `${path}${opening?.isClosed ? '.gone' : ''}.html`, text, isPage: true },
      // The site root. bootstrap.ts redirects from there to the stored language.
      ...(path === hrefFor('home', defaultLanguage) ? [{ path: '/index.html', text }] : []),
    ];
  };
  return [
    ...languages.flatMap((language) => [
      {
        path: contentPath(language, 'chrome'),
        text: () => JSON.stringify(texts[language].chrome),
      },
      ...pageIds.flatMap((page) => filesOf(language, page)),
      ...texts[language].openings.flatMap((opening) => filesOf(language, 'life', opening)),
      {
        path: feedPath(language),
        text: () => openingsFeed(siteUrl, language, texts[language], modified),
      },
    ]),
    {
      path: '/admin.html',
      text: () => adminDocument(build.admin, { ...identity, logo: pictures.logo }),
    },
    { path: '/preview.html', text: () => previewDocument },
    { path: '/map.html', text: () => mapDocument(build.mapScript, identity) },
    { path: '/sitemap.xml', text: () => sitemap(siteUrl, texts, modified) },
    { path: '/robots.txt', text: () => robots(siteUrl) },
    { path: '/llms.txt', text: () => llmsTxt(siteUrl, texts) },
    { path: '/site.webmanifest', text: () => webManifest(identity) },
  ];
}
