import { tabIcon } from '../plates/tab-icon.ts';

/**
 * The icon that every document names, in itself: a browser would ask for a file before it draws the page.
 * The others lie where they are looked for anyway, at /favicon.ico and /apple-touch-icon.png.
 */
export const iconLinks = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${tabIcon.replaceAll('"', "'").replaceAll('#', '%23')}">`;
