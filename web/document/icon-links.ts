import { tabIcon } from '../plates/tab-icon.ts';

/**
 * The icon of every document, as a data URL: a browser would request a file before it draws the page.
 * The other icons are at the default addresses /favicon.ico and /apple-touch-icon.png.
 */
export const iconLinks = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${tabIcon.replaceAll('"', "'").replaceAll('#', '%23')}">`;
