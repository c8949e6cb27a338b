import { link, mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fillContent, type SiteContent } from '#contract/content/site-content.ts';
import { type PageId, resolveRoute } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { builtSettings, type StatedSettings } from '#contract/settings.ts';
import { render } from '../entry-server.tsx';
import { sharingGround } from '../plates/sharing-image.ts';
import { type BuildRecord, hashOf, publishingFiles } from './build-record.ts';
import { writeCompressed } from './compress.ts';
import { contentFiles } from './content-files.ts';
import type { Modified } from './robots-and-sitemap.ts';
import {
  drawSharingImages,
  openSharingKit,
  plateOf,
  type SharingKit,
  sharingTitle,
} from './sharing-images.ts';

type Publication = {
  readonly content: SiteContent;
  readonly settings: StatedSettings;
  readonly modified: Modified;
  /** The directory written by the build. */
  readonly publishing: string;
  /** The owner's pictures, a folder each. */
  readonly pictures: string;
  /** A new directory for the files. */
  readonly target: string;
  /** An earlier publication of the same build, whose compressed files are used again. */
  readonly previous?: string | undefined;
};

/**
 * Writes the files that a content or the settings change, and their compressed forms; all are flushed to the disk when
 * it returns.
 * @throws Error if a page cannot be rendered, or a title does not fit its sharing image; a system error such as ENOSPC
 */
export async function publishSite(publication: Publication): Promise<void> {
  const { content, settings, modified, publishing, pictures, target, previous } = publication;
  const record = await readJson<BuildRecord>(join(publishing, publishingFiles.record));
  const builtContent = await readJson<SiteContent>(join(publishing, publishingFiles.content));
  const built = fillContent(builtContent, builtSettings.periods);
  const texts = fillContent(content, settings.periods);
  const isDrawn = (page: PageId, language: Language) => {
    const [now, then] = [texts, built].map((of) => sharingTitle(of, page, language));
    return !own(page) && now?.title === then?.title && now?.name === then?.name;
  };
  const kit = await openSharingKit(join(publishing, publishingFiles.sharingKit));
  const own = (page: PageId) => {
    const plate = plateOf(page);
    return plate && content.pictures[plate];
  };
  const withOwn: SharingKit = {
    ...kit,
    groundOf(page) {
      const key = own(page);
      return key ? sharingGround(plateOf(page), join(pictures, key)) : kit.groundOf(page);
    },
  };
  const drawn = await drawSharingImages(target, texts, withOwn, isDrawn);
  const sharingImages = { ...record.sharingImages, ...drawn };
  const changed: Parameters<typeof writePublished>[] = [];
  // Rendered one after the other: together they would delay whatever else runs.
  for (const file of contentFiles(content, record.build, settings, sharingImages, modified)) {
    const text = await file.text();
    if (hashOf(text) !== record.hashes[file.path])
      changed.push([file.path, text, target, previous]);
  }
  // All have ended when it throws: the directory is removed next.
  const written = await Promise.allSettled(changed.map((file) => writePublished(...file)));
  for (const result of written) if (result.status === 'rejected') throw result.reason;
}

/**
 * A page as it would be published.
 * @param path its address from the site's root
 * @throws Error if it is not the address of a page, or cannot be rendered
 */
export async function renderPage(
  path: string,
  content: SiteContent,
  { siteUrl, periods }: StatedSettings,
  publishing: string,
): Promise<string> {
  const route = resolveRoute(path);
  if (route.kind !== 'page') throw new Error(`${path} is not the address of a page`);
  const { build } = await readJson<BuildRecord>(join(publishing, publishingFiles.record));
  const { page, language } = route;
  const { chrome, pages } = fillContent(content, periods)[language];
  const whole = { page, language, chrome, content: pages[page] };
  return render(whole, { siteUrl, assets: build.assets });
}

async function writePublished(
  path: string,
  text: string,
  target: string,
  previous: string | undefined,
): Promise<void> {
  const file = join(target, path);
  await mkdir(dirname(file), { recursive: true });
  await writeSynced(file, text);
  const old = previous && join(previous, path);
  if (old && (await isText(old, text))) {
    await Promise.all(['.br', '.gz'].map((end) => linkIfThere(old + end, file + end)));
    return;
  }
  await writeCompressed(file, Buffer.from(text), writeSynced);
}

async function isText(file: string, text: string): Promise<boolean> {
  return (await readFile(file, 'utf8').catch(() => undefined)) === text;
}

/** Small files have no compressed forms. */
async function linkIfThere(old: string, file: string): Promise<void> {
  await link(old, file).catch((reason: NodeJS.ErrnoException) => {
    if (reason.code !== 'ENOENT') throw reason;
  });
}

/** Flushed: after a power failure the file could be empty. Readable by nginx, which is another user. */
async function writeSynced(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o644);
  try {
    await handle.writeFile(content);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
