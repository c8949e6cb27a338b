import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { PublishProgress } from '#contract/admin/events.ts';
import { isSame } from '#contract/content/edits.ts';
import { fillContent, type SiteContent } from '#contract/content/site-content.ts';
import { type PageId, resolveRoute } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { builtSettings, type StatedSettings } from '#contract/settings.ts';
import { render } from '../entry-server.tsx';
import { contentPath } from '../loading/content-cache.ts';
import { type SharingLogo, sharingGround } from '../plates/sharing-image.ts';
import { type BuildRecord, publishingFiles } from './build-record.ts';
import { writeCompressed } from './compress.ts';
import { contentFiles } from './content-files.ts';
import { logoIcons } from './logo.ts';
import type { Modified } from './robots-and-sitemap.ts';
import {
  drawSharingImage,
  openSharingKit,
  plateOf,
  type SharingImages,
  type SharingKit,
  sharingImagesIn,
  sharingParts,
} from './sharing-images.ts';

type Publication = {
  readonly content: SiteContent;
  readonly settings: StatedSettings;
  /** In the company's time zone, as `2026-11-30`: openings whose last day is over are closed. */
  readonly day?: string;
  readonly modified: Modified;
  /** The directory written by the build. */
  readonly publishing: string;
  /** The owner's pictures, a folder each. */
  readonly pictures: string;
  /** A new directory for the files. */
  readonly target: string;
  /** An earlier publication of the same build, whose files are used again. */
  readonly previous?: string | undefined;
};

/** Flushing a file takes longer than rendering it: 200 openings have some 2,400 of them. */
const atATime = 8;

/**
 * Writes the files that a content or the settings change, and their compressed forms; all are flushed to the disk when
 * it returns. What is as in the previous publication is linked: it is neither drawn nor compressed again.
 * @throws Error if a page cannot be rendered, or a title does not fit its sharing image; a system error such as ENOSPC
 */
export async function publishSite(
  publication: Publication,
  report: (progress: PublishProgress) => void = () => undefined,
): Promise<void> {
  const { content, settings, day, modified, publishing, pictures, target, previous } = publication;
  const record = await readJson<BuildRecord>(join(publishing, publishingFiles.record));
  const imageOf = await sharingImagesOf(publication, record.sharingImages);
  const files = contentFiles(content, record.build, settings, imageOf, { modified, day });
  const pages = files.filter(({ isPage }) => isPage).length;
  let written = 0;
  const write = async (text: string, { path, isPage }: (typeof files)[number]) => {
    if (hash('sha256', text) !== record.hashes[path])
      await writePublished(path, text, target, previous);
    if (!isPage) return;
    written += 1;
    report({ written, pages });
  };
  const limit = pLimit(atATime);
  const writing = files.map((file) => limit(async () => write(await file.text(), file)));
  // All have ended when it throws: the directory is removed next.
  await Promise.allSettled(writing);
  await Promise.all(writing);
  const { logo } = content.pictures;
  if (!logo) return;
  for (const name of Object.keys(logoIcons))
    await linkFile(join(pictures, logo), target, `/${name}`);
}

/** The address of each page's sharing image, which is drawn unless the build or the previous publication has it. */
async function sharingImagesOf(
  { content, settings, publishing, pictures, target, previous }: Publication,
  built: SharingImages,
): Promise<(language: Language, page: PageId) => Promise<string>> {
  const builtContent = await readJson<SiteContent>(join(publishing, publishingFiles.content));
  const builtTexts = fillContent(builtContent, builtSettings.periods);
  const texts = fillContent(content, settings.periods);
  const drawnBefore = previous ? await sharingImagesIn(previous) : {};
  const kit = await openSharingKit(join(publishing, publishingFiles.sharingKit));
  const { logo } = content.pictures;
  // Both languages have the same one.
  const grounds = new Map<PageId, Promise<Buffer>>();
  const ownKit: SharingKit = {
    ...kit,
    logo: logo ? await readLogo(join(pictures, logo, 'logo-night.png')) : undefined,
    groundOf(page) {
      const plate = plateOf(page);
      const key = plate && content.pictures[plate];
      return grounds.getOrInsertComputed(page, () =>
        key ? sharingGround(plate, join(pictures, key)) : kit.groundOf(page),
      );
    },
  };
  /** Texts that the previous publication shows: the build's where it has no file of its own. */
  const shownBefore = async <T>(language: Language, name: 'chrome' | PageId, built: T) => {
    const file = previous && join(previous, contentPath(language, name));
    return file && existsSync(file) ? readJson<T>(file) : built;
  };
  const imageOf = async (language: Language, page: PageId) => {
    const { chrome, pages } = texts[language];
    const before = builtTexts[language];
    const then = sharingParts(
      page,
      await shownBefore(language, 'chrome', before.chrome),
      await shownBefore(language, page, before.pages[page]),
    );
    if (!isSame(sharingParts(page, chrome, pages[page]), then))
      return drawSharingImage(target, texts, { page, language }, ownKit);
    const old = drawnBefore[`${language}/${page}`];
    if (!old || !previous) return built[`${language}/${page}`];
    await linkFile(previous, target, old);
    return old;
  };
  // An opening has that of its page.
  const known = new Map<string, Promise<string>>();
  return (language, page) =>
    known.getOrInsertComputed(`${language}/${page}`, () => imageOf(language, page));
}

/**
 * A page as it would be published. An opening may have its id for its address: it may not have one yet.
 * @param path its address from the site's root
 * @throws Error if it is not the address of a page, or cannot be rendered
 */
export async function renderPage(
  path: string,
  content: SiteContent,
  { siteUrl, periods }: StatedSettings,
  publishing: string,
  day?: string,
): Promise<string> {
  const route = resolveRoute(path);
  if (route.kind !== 'page') throw new Error(`${path} is not the address of a page`);
  const { build } = await readJson<BuildRecord>(join(publishing, publishingFiles.record));
  const { page, language } = route;
  const { chrome, pages, openings } = fillContent(content, periods, day)[language];
  const opening = openings.find(({ slug, id }) => [slug, id].includes(route.opening ?? ''));
  if (route.opening && !opening) throw new Error(`${path} is the address of no opening`);
  const whole = { page, language, chrome, content: pages[page], ...(opening && { opening }) };
  return render(whole, { siteUrl, assets: build.assets });
}

async function writePublished(
  path: string,
  text: string,
  target: string,
  previous: string | undefined,
): Promise<void> {
  const ends = ['', '.br', '.gz'];
  if (previous && (await isText(join(previous, path), text))) {
    await Promise.all(ends.map((end) => linkFile(previous, target, path + end)));
    return;
  }
  const file = join(target, path);
  await mkdir(dirname(file), { recursive: true });
  await writeSynced(file, text);
  await writeCompressed(file, Buffer.from(text), writeSynced);
}

async function isText(file: string, text: string): Promise<boolean> {
  return (await readFile(file, 'utf8').catch(() => undefined)) === text;
}

/** Small files have no compressed forms. */
async function linkFile(from: string, to: string, path: string): Promise<void> {
  const file = join(to, path);
  await mkdir(dirname(file), { recursive: true });
  await link(join(from, path), file).catch((reason: NodeJS.ErrnoException) => {
    if (reason.code !== 'ENOENT') throw reason;
  });
}

/** Flushed: after a power failure the file could be empty. Readable by nginx, which is another user. */
function writeSynced(file: string, content: string | Buffer): Promise<void> {
  return writeFile(file, content, { mode: 0o644, flush: true });
}

async function readLogo(file: string): Promise<SharingLogo> {
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  return { href: `data:image/png;base64,${bytes.toString('base64')}`, width, height };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
