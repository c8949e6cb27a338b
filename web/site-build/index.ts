import { hash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { fillContent } from '#contract/content/site-content.ts';
import { type PageId, pageIds } from '#contract/content/site-map.ts';
import { type Language, languages } from '#contract/languages.ts';
import { builtSettings } from '#contract/settings.ts';
import { readContent } from '../content/read-content.ts';
import { faces, filesAtWeight } from '../fonts/faces.ts';
import { sharingSize } from '../plates/plates.ts';
import { sharingGround } from '../plates/sharing-image.ts';
import { type BuildRecord, publishingFiles } from '../publishing/build-record.ts';
import { writeCompressed } from '../publishing/compress.ts';
import {
  drawSharingImage,
  kitFiles,
  openSharingKit,
  plateOf,
  type SharingImages,
  type SharingKit,
} from '../publishing/sharing-images.ts';
import { buildBundles } from './bundles.ts';
import { filesIn, hashOfFiles, platesFolder, platesPath } from './files.ts';
import { buildCvViewerDocument, bundleInline } from './inline-bundle.ts';
import { nginxConfiguration } from './nginx-configuration.ts';
import { buildService } from './service.ts';

/**
 * Builds `dist`: the bundles, each page in each language as HTML, nginx's configuration, and the service. It has no
 * settings: a service whose pages state others than the default ones writes them when it starts.
 */
const dist = 'dist';
const site = join(dist, 'site');
const publishing = join(dist, 'publishing');
const titleWeight = 600;

// The shell's own, such as "development" or "test", would build a React that the pages cannot be written with.
process.env.NODE_ENV = 'production';
await rm(dist, { recursive: true, force: true });
const content = await readContent();
const { program, ...files } = await buildBundles(dist);
const { script: mapScript } = await bundleInline('web/map/entry.ts');
const cvViewer = await buildCvViewerDocument();
const build = { ...files, mapScript };
const kit = await writeSharingKit(join(publishing, publishingFiles.sharingKit));
const texts = fillContent(content, builtSettings.periods);
const drawn = languages.flatMap((language) =>
  pageIds.map(async (page) => {
    const address = await drawSharingImage(site, texts, { page, language }, kit);
    return [`${language}/${page}`, address];
  }),
);
const sharingImages: SharingImages = Object.fromEntries(await Promise.all(drawn));
const imageOf = (language: Language, page: PageId) => sharingImages[`${language}/${page}`];

const hashes: Record<string, string> = {};
for (const file of program.contentFiles(content, build, builtSettings, imageOf)) {
  const text = await file.text();
  await write(file.path, text);
  hashes[file.path] = hash('sha256', text);
}
await write('/cv-viewer.html', cvViewer.html);
await cp(platesFolder, join(site, platesPath()), { recursive: true });
const id = hashOfFiles(site);
await Promise.all(filesIn(site).map(async (file) => writeCompressed(file, await readFile(file))));

const record: BuildRecord = { id, build, sharingImages, hashes };
await write(publishingFiles.record, JSON.stringify(record), publishing);
await write(publishingFiles.content, JSON.stringify(content), publishing);
const inlineHashes = {
  scripts: [hashSource(files.assets.bootstrap)],
  styles: [hashSource(files.assets.css)],
  mapScripts: [hashSource(mapScript)],
  cvViewerScripts: [hashSource(cvViewer.script)],
  cvViewerStyles: [hashSource(cvViewer.style)],
};
await writeFile(join(dist, 'inline-hashes.json'), JSON.stringify(inlineHashes));
for (const [name, text] of Object.entries(nginxConfiguration(inlineHashes, id))) {
  await write(join('nginx', name), text, dist);
}
await buildService(join(dist, 'service'));

/**
 * Writes the files from which sharing images are drawn, for this build and for the service, which has neither plates
 * nor fonts.
 */
async function writeSharingKit(directory: string): Promise<SharingKit> {
  await mkdir(directory, { recursive: true });
  const fonts = await filesAtWeight(faces.heading.package, titleWeight);
  await Promise.all(
    fonts.map((file, part) => writeFile(join(directory, kitFiles.font(part)), file)),
  );
  await Promise.all(
    pageIds.map(async (page) => {
      const ground = await sharingGround(plateOf(page));
      await sharp(ground, { raw: { ...sharingSize, channels: 3 } })
        .png()
        .toFile(join(directory, kitFiles.ground(page)));
    }),
  );
  return openSharingKit(directory);
}

async function write(path: string, text: string, directory = site): Promise<void> {
  const file = join(directory, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** A CSP hash source for an inline element's text. */
function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
