import { palette } from '../plates/palette.ts';
import { sign } from '../plates/sign.ts';

const day = `circle{stroke:${palette.deep}}path{stroke:${palette.ember}}`;
const night = `circle{stroke:${palette.mint}}path{stroke:${palette.dawn}}`;

/** The sign without a ground, as large as a tab has room, in the colours of a light tab or a dark one: an SVG file. */
export const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 42 42"><style>${day}@media(prefers-color-scheme:dark){${night}}</style><g fill="none" stroke-width="3.6"><circle cx="${sign.center}" cy="${sign.center}" r="${sign.radius}"/><path d="${sign.line}"/></g></svg>`;

/**
 * The icon that every document names, in itself: a browser would ask for a file before it draws the page.
 * The others lie where they are looked for anyway, at /favicon.ico and /apple-touch-icon.png.
 */
export const iconLinks = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${tabIcon.replaceAll('"', "'").replaceAll('#', '%23')}">`;
