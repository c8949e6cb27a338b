import { type HeadTag, meta } from './head.ts';

/** What Open Graph's readers show whole: 1.91 to 1, in pixels. */
export const sharingSize = { width: 1200, height: 630 } as const;

/**
 * The picture of a page for those it is shared with (Open Graph, X). It stands in the HTML alone: who reads it
 * runs no script, and so no hash of an image is in the browser's bundle.
 * @param image its address in full
 */
export function sharingTags(image: string, alt: string): HeadTag[] {
  return [
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(sharingSize.width)),
    meta('property', 'og:image:height', String(sharingSize.height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}
