import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage, languages } from '#contract/languages.ts';
import { readSiteUrl } from '#contract/settings.ts';
import { readContent } from '../content/read-content.ts';
import { fillContent } from '../content/site-content.ts';
import { contentPath, menuPath } from '../loading/content-path.ts';
import { hrefFor, pageIds } from '../site-map.ts';
import { buildBundles } from './bundles.ts';
import { buildCvViewerDocument } from './cv-viewer-document.ts';
import { readAliases } from './https-maps.ts';
import { buildMapDocument } from './map-document.ts';
import { nginxConfiguration } from './nginx-configuration.ts';
import { copyPlates } from './plates.ts';
import { precompress } from './precompress.ts';
import { robots, sitemap } from './robots-and-sitemap.ts';
import { buildService } from './service.ts';
import { writeSharingImages } from './sharing-images.ts';
import { webManifest } from './web-manifest.ts';

/** Builds `dist`: the bundles, each page in each language as HTML, nginx's configuration, and the service. */
const dist = 'dist';
const site = join(dist, 'site');
const siteUrl = readSiteUrl(process.env);
const aliases = readAliases(process.env);

await rm(dist, { recursive: true, force: true });
const content = await readContent();
const { identity } = content;
const texts = fillContent(content);
const { assets, admin, login, renderer } = await buildBundles(dist, identity);
const map = await buildMapDocument(identity);
const cvViewer = await buildCvViewerDocument();
const sharingImageOf = await writeSharingImages(site, texts);

for (const language of languages) {
  const { chrome, pages } = texts[language];
  await write(contentPath(language, 'chrome'), JSON.stringify(chrome));
  for (const page of pageIds) {
    const path = hrefFor(page, language);
    await write(contentPath(language, page), JSON.stringify(pages[page]));
    await write(menuPath(language, page), JSON.stringify(await renderer.renderMenu(path, chrome)));
    const html = await renderer.render(
      path,
      { chrome, content: pages[page] },
      { siteUrl, assets },
      sharingImageOf(page, language),
    );
    await write(`${path}.html`, html);
    // The site root. bootstrap.ts redirects from there to the stored language.
    if (path === hrefFor('home', defaultLanguage)) await write('/index.html', html);
  }
}
await write('/admin.html', admin);
await write('/admin/login.html', login);
await write('/map.html', map.html);
await write('/cv-viewer.html', cvViewer.html);
await write('/sitemap.xml', sitemap(siteUrl));
await write('/robots.txt', robots(siteUrl));
await write('/site.webmanifest', webManifest(identity));
await copyPlates(site);
await precompress(site);

const inlineHashes = {
  scripts: [hashSource(assets.bootstrap)],
  styles: [hashSource(assets.css)],
  mapScripts: [hashSource(map.script)],
  cvViewerScripts: [hashSource(cvViewer.script)],
  cvViewerStyles: [hashSource(cvViewer.style)],
};
await writeFile(join(dist, 'inline-hashes.json'), JSON.stringify(inlineHashes));
for (const [name, text] of Object.entries(nginxConfiguration(siteUrl, inlineHashes, aliases))) {
  await write(join('nginx', name), text, dist);
}
await buildService(join(dist, 'service'));

async function write(path: string, text: string, directory = site): Promise<void> {
  const file = join(directory, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** A CSP hash source for an inline element's text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
