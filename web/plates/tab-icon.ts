import { logoUrl } from './logo-files.ts';
import { palette } from './palette.ts';
import { sign } from './sign.ts';

const day = `circle{stroke:${palette.deep}}path{stroke:${palette.ember}}`;
const night = `circle{stroke:${palette.mint}}path{stroke:${palette.dawn}}`;

/** An SVG file: the sign without a background, as large as fits, in colours for light and dark tabs. */
export const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 42 42"><style>${day}@media(prefers-color-scheme:dark){${night}}</style><g fill="none" stroke-width="3.6"><circle cx="${sign.center}" cy="${sign.center}" r="${sign.radius}"/><path d="${sign.line}"/></g></svg>`;

/**
 * The sign as an icon, as a data URL: a browser would request a file before it draws the page.
 * The other icons are at the default addresses /favicon.ico and /apple-touch-icon.png.
 */
const signLink = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${tabIcon.replaceAll('"', "'").replaceAll('#', '%23')}">`;

/** The links to the icons of every document. @param logo the key of the owner's, of which they are made then */
export function iconLinks(logo?: string): string {
  if (!logo) return signLink;
  return `<link rel="icon" type="image/png" href="${logoUrl(logo, 'icon-192')}">`;
}
