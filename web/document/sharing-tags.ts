import { sharingSize } from '../plates/sharing-size.ts';
import { type HeadTag, meta } from './head.ts';

/**
 * The preview picture of a shared page (Open Graph, X). Only in the HTML: its readers run no scripts, so the browser's
 * bundle needs no image hashes.
 * @param image its absolute address
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
