import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { PlateId } from '#contract/content/plate-ids.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { SiteTexts } from '#contract/content/site-content.ts';
import { type PageId, pages } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { type OpenFace, openFiles } from '../fonts/open-font.ts';
import { type SharingLogo, sharingImage, sharingWords } from '../plates/sharing-image.ts';

/** Under `/assets/`, where files are cached for a year: the names contain a hash. */
const folder = '/assets/sharing';

/** The addresses of the sharing images from the site's root, by language and page. */
export type SharingImages = Readonly<Record<`${Language}/${PageId}`, string>>;

/** Files that the images are drawn with; `npm run build` writes them. */
export type SharingKit = {
  readonly face: OpenFace;
  readonly logo?: SharingLogo | undefined;
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
 * Draws the image of a page into a site.
 * @returns its address from the site's root
 * @throws Error if a title is too long
 */
export async function drawSharingImage(
  site: string,
  texts: SiteTexts,
  { page, language }: { readonly page: PageId; readonly language: Language },
  { face, logo, groundOf }: SharingKit,
): Promise<string> {
  const { chrome, pages } = texts[language];
  const { title, name } = sharingParts(page, chrome, pages[page]);
  const path = 'hero' in pages[page] ? 'hero/title' : 'heroTitle';
  const shown = { title, name, logo, plate: plateOf(page), face };
  const words = drawn(`${language}/${page}/${path}`, shown);
  const image = await sharingImage(await groundOf(page), words);
  const id = hash('sha256', image, 'base64url').slice(0, 8);
  const address = `${folder}/${language}-${page}-${id}.jpg`;
  await mkdir(join(site, folder), { recursive: true });
  await writeFile(join(site, address), image);
  return address;
}

/** The addresses of the images in a site's directory. */
export async function sharingImagesIn(site: string): Promise<Partial<SharingImages>> {
  const names = await readdir(join(site, folder)).catch(() => []);
  const parts = names.map((name) => {
    const [language, page] = name.split('-');
    return [`${language}/${page}`, `${folder}/${name}`];
  });
  return Object.fromEntries(parts);
}

/** What an image shows: the title of its page, the company's name, and the owner's logo and picture. */
export function sharingParts(page: PageId, chrome: Chrome, content: PageContent) {
  const plate = plateOf(page);
  const picture = plate && chrome.pictures[plate];
  const { logo } = chrome.pictures;
  return { title: titleOf(content), name: chrome.identity.name, logo, picture };
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

export function titleOf(content: PageContent): string {
  return 'hero' in content ? content.hero.title : content.heroTitle;
}
