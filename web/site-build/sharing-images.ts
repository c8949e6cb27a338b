import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '#contract/languages.ts';

import type { PageContent } from '../content/schema.ts';
import type { SiteTexts } from '../content/site-content.ts';
import { faces } from '../fonts/faces.ts';
import { openFace } from '../fonts/open.ts';
import type { PlateId } from '../plates/plates.ts';
import { sharingGround, sharingImage, sharingWords } from '../plates/sharing-image.ts';
import { type PageId, pageIds, pages } from '../site-map.ts';

/** Under `/assets/`: the names carry a hash, so clients may keep an image for a year. */
const folder = '/assets/sharing';
const titleWeight = 600;

/** The address of a page's sharing image, from the site's root. */
export type SharingImageOf = (page: PageId, language: Language) => string;

/** Draws the image of every page in every language into the built site, and returns their addresses. */
export async function writeSharingImages(site: string, texts: SiteTexts): Promise<SharingImageOf> {
  await mkdir(join(site, folder), { recursive: true });
  const face = await openFace(faces.heading.package, titleWeight);
  const addresses = new Map<string, string>();
  const drawPage = async (page: PageId) => {
    const plate = plateOf(page);
    const ground = await sharingGround(plate);
    for (const language of languages) {
      const { chrome, pages: filled } = texts[language];
      const title = titleOf(filled[page]);
      const words = sharingWords({ title, name: chrome.identity.name, plate, face });
      const image = await sharingImage(ground, words);
      const address = `${folder}/${language}-${page}-${hashOf(image)}.jpg`;
      await writeFile(join(site, address), image);
      addresses.set(`${language}/${page}`, address);
    }
  };
  await Promise.all(pageIds.map(drawPage));
  return (page, language) => addresses.get(`${language}/${page}`) ?? '';
}

/** The plate of a page; undefined for legal pages. */
export function plateOf(page: PageId): PlateId | undefined {
  const entry = pages[page];
  return 'plate' in entry ? entry.plate : undefined;
}

/** The main heading of a page. */
export function titleOf(content: PageContent): string {
  return 'hero' in content ? content.hero.title : content.heroTitle;
}

function hashOf(image: Buffer): string {
  const length = 8;
  return createHash('sha256').update(image).digest('base64url').slice(0, length);
}
