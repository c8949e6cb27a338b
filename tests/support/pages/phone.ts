import type { ParsedHtml, Tag } from './html.ts';

/** The phone of Lighthouse's mobile tests: its size in CSS pixels, and device pixels per CSS pixel. */
const phone = { width: 412, height: 823, density: 1.75 } as const;
const rootFontSize = 16;

export type Scheme = 'light' | 'dark';

/** A picture of a page: its sources, best first, and the fallback image. */
export type Picture = {
  readonly sources: readonly Tag[];
  readonly image: Tag;
};

/** Every picture of a page; an image outside `picture` has no sources. */
export function picturesOf({ tags }: ParsedHtml): Picture[] {
  const pictures: Picture[] = [];
  let sources: Tag[] = [];
  for (const tag of tags) {
    if (tag.name === 'source') sources.push(tag);
    if (tag.name !== 'img') continue;
    pictures.push({ sources, image: tag });
    sources = [];
  }
  return pictures;
}

/** The address of the file that the phone loads for a picture. The phone supports every format. */
export function chosenFile({ sources, image }: Picture, scheme: Scheme): string {
  const source = sources.find(({ attributes }) => holds(attributes.media ?? 'all', scheme));
  const { srcset, sizes = '100vw' } = (source ?? image).attributes;
  return srcset ? chosenCandidate(srcset, shownWidth(sizes, scheme)) : (image.attributes.src ?? '');
}

/** As Chromium chooses: the smallest that is at least as dense as the screen, or else the densest. */
function chosenCandidate(srcset: string, shown: number): string {
  const candidates = srcset.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, density: Number.parseInt(width, 10) / shown };
  });
  const sharp = candidates.find(({ density }) => density >= phone.density) ?? candidates.at(-1);
  return sharp?.address ?? '';
}

function shownWidth(sizes: string, scheme: Scheme): number {
  // Does not split at the comma inside `max()`.
  for (const size of sizes.split(/,\s*(?![^(]*\))/)) {
    const [, media = 'all', length = ''] = /^(\(.*?\)(?= ))? ?(.+)$/.exec(size) ?? [];
    if (holds(media, scheme)) return pixels(length);
  }
  throw new Error(`no size holds of ${sizes}`);
}

function holds(media: string, scheme: Scheme): boolean {
  const [, wanted] = /^\(prefers-color-scheme: (\w+)\)$/.exec(media) ?? [];
  const [, rem] = /^\(width < ([\d.]+)rem\)$/.exec(media) ?? [];
  if (wanted) return wanted === scheme;
  if (rem) return phone.width < Number(rem) * rootFontSize;
  if (media === 'all' || media === 'not all') return media === 'all';
  throw new Error(`whether ${media} holds is not known here`);
}

const units: Readonly<Record<string, number>> = {
  px: 1,
  rem: rootFontSize,
  vw: phone.width / 100,
  vh: phone.height / 100,
};

function pixels(length: string): number {
  const [, most] = /^max\((.+)\)$/.exec(length) ?? [];
  if (most) return Math.max(...most.split(', ').map(pixels));
  const [, number = '', unit = ''] = /^([\d.]+)(\w+)$/.exec(length) ?? [];
  const size = Number(number) * (units[unit] ?? Number.NaN);
  if (Number.isNaN(size)) throw new Error(`${length} is no length that is known here`);
  return size;
}
