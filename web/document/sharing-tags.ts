import { sharingSize } from '../plates/sharing-size.ts';
import { type HeadTag, meta } from './head.ts';

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
