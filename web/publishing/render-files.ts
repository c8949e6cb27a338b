import { fillContent, type SiteContent } from '#contract/content/site-content.ts';
import { hrefFor, pageIds } from '#contract/content/site-map.ts';
import { defaultLanguage, languages } from '#contract/languages.ts';
import { adminDocument, type DocumentFiles } from '../admin/document.ts';
import type { Assets } from '../document/document.ts';
import { render } from '../entry-server.tsx';
import { contentPath } from '../loading/content-path.ts';
import { mapDocument } from '../map/document.ts';
import { type Modified, sitemap } from './robots-and-sitemap.ts';
import type { SharingImages } from './sharing-images.ts';
import { webManifest } from './web-manifest.ts';

/** What rendering needs of a build: the site's address and the names of its files. */
export type Build = {
  /** The site's origin. */
  readonly siteUrl: string;
  readonly assets: Assets;
  readonly admin: DocumentFiles;
  readonly mapScript: string;
};

/** A file of the site, by its path from the root. */
export type RenderedFile = { readonly path: string; readonly text: string };

/** Every file of the site that holds content. Pages are rendered one after the other. */
export async function* renderFiles(
  content: SiteContent,
  build: Build,
  sharingImages: SharingImages,
  modified: Modified = {},
): AsyncGenerator<RenderedFile> {
  const { identity } = content;
  const texts = fillContent(content);
  for (const language of languages) {
    const { chrome, pages } = texts[language];
    yield { path: contentPath(language, 'chrome'), text: JSON.stringify(chrome) };
    for (const page of pageIds) {
      const path = hrefFor(page, language);
      yield { path: contentPath(language, page), text: JSON.stringify(pages[page]) };
      const text = await render(
        path,
        { chrome, content: pages[page] },
        build,
        sharingImages[`${language}/${page}`],
      );
      yield { path: `${path}.html`, text };
      // The site root. bootstrap.ts redirects from there to the stored language.
      if (path === hrefFor('home', defaultLanguage)) yield { path: '/index.html', text };
    }
  }
  yield { path: '/admin.html', text: await adminDocument(build.admin, identity) };
  yield { path: '/map.html', text: mapDocument(build.mapScript, identity) };
  yield { path: '/sitemap.xml', text: sitemap(build.siteUrl, modified) };
  yield { path: '/site.webmanifest', text: webManifest(identity) };
}
