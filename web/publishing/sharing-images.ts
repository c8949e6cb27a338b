import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PlateId } from '#contract/content/plate-ids.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { SiteTexts } from '#contract/content/site-content.ts';
import { type PageId, pageIds, pages } from '#contract/content/site-map.ts';
import { type Language, languages } from '#contract/languages.ts';
import { type OpenFace, openFiles } from '../fonts/open-font.ts';
import { sharingImage, sharingWords } from '../plates/sharing-image.ts';

/** Under `/assets/`, where files are cached for a year: the names contain a hash. */
const folder = '/assets/sharing';

/** The addresses of the sharing images from the site's root, by language and page. */
export type SharingImages = Readonly<Record<`${Language}/${PageId}`, string>>;

/** Files that the images are drawn with; `npm run build` writes them. */
export type SharingKit = {
  readonly face: OpenFace;
  groundOf(page: PageId): Promise<Buffer>;
};

export const kitFiles = {
  ground: (page: PageId) => `ground-${page}.png`,
  font: (part: number) => `heading-${part}.ttf`,
  fonts: 2,
} as const;

/** @param directory written by site-build/index.ts */
export async function openSharingKit(directory: string): Promise<SharingKit> {
  const parts = Array.from({ length: kitFiles.fonts }, (_, part) =>
    readFile(join(directory, kitFiles.font(part))),
  );
  return {
    face: openFiles(await Promise.all(parts)),
    groundOf: (page) =>
      sharp(join(directory, kitFiles.ground(page)))
        .raw()
        .toBuffer(),
  };
}

/**
 * Draws the images of pages into a site.
 * @param isDrawn whether the image with this title and name exists
 * @throws Error if a title is too long
 */
export async function drawSharingImages(
  site: string,
  texts: SiteTexts,
  kit: SharingKit,
  isDrawn: (page: PageId, language: Language) => boolean = () => false,
): Promise<Partial<SharingImages>> {
  await mkdir(join(site, folder), { recursive: true });
  const addresses: Partial<Record<`${Language}/${PageId}`, string>> = {};
  const drawPage = async (page: PageId) => {
    const missing = languages.filter((language) => !isDrawn(page, language));
    if (missing.length === 0) return;
    const ground = await kit.groundOf(page);
    for (const language of missing) {
      const words = drawn(`${language}/${page}${titlePath(texts[language].pages[page])}`, {
        ...sharingTitle(texts, page, language),
        plate: plateOf(page),
        face: kit.face,
      });
      const image = await sharingImage(ground, words);
      const address = `${folder}/${language}-${page}-${hashOf(image)}.jpg`;
      await writeFile(join(site, address), image);
      addresses[`${language}/${page}`] = address;
    }
  };
  await Promise.all(pageIds.map(drawPage));
  return addresses;
}

export function sharingTitle(texts: SiteTexts, page: PageId, language: Language) {
  const { chrome, pages } = texts[language];
  return { title: titleOf(pages[page]), name: chrome.identity.name };
}

/** The plate of a page; undefined for legal pages. */
export function plateOf(page: PageId): PlateId | undefined {
  const entry = pages[page];
  return 'plate' in entry ? entry.plate : undefined;
}

/** @throws Error that names the unit whose title is too long */
function drawn(unit: string, words: Parameters<typeof sharingWords>[0]): string {
  try {
    return sharingWords(words);
  } catch (cause) {
    if (!/ is too long /.test(String(cause))) throw cause;
    throw new Error(`${unit} is too long for a sharing image`, { cause });
  }
}

function titlePath(content: PageContent): string {
  return 'hero' in content ? '/hero/title' : '/heroTitle';
}

export function titleOf(content: PageContent): string {
  return 'hero' in content ? content.hero.title : content.heroTitle;
}

function hashOf(image: Buffer): string {
  const length = 8;
  return createHash('sha256').update(image).digest('base64url').slice(0, length);
}
