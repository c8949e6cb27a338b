import { languages } from '#contract/languages.ts';
import { palette } from '../plates/palette.ts';
import { sharingSize } from '../plates/plates.ts';
import { iconLinks } from '../plates/tab-icon.ts';
import { bootstrap } from './bootstrap.ts';
import { escapeAttribute } from './escape.ts';

/** The files of a build that a document names. */
export type Assets = {
  /** The address of the script that hydrates the page. */
  readonly entry: string;
  /** The whole style sheet, inlined, so that no second request delays the page. */
  readonly css: string;
  /** The headings' font, preloaded on wide screens: on a phone's connection text and pictures come first. */
  readonly font?: string;
  readonly later: string;
  readonly noScript: string;
  /** The inline script; a build passes a minified one. */
  readonly bootstrap: string;
};

const [, ...others] = languages;
export const bootstrapSource = `(${bootstrap.toString()})(${JSON.stringify(others)})`;

/** The first elements of a document's head, the same on every page. @param logo the key of the owner's */
export function headOfAll(
  { entry, css, later, noScript, ...assets }: Assets,
  logo?: string,
): string {
  const font = assets.font
    ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin media="(width >= 48rem)">`
    : '';
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${palette.night}">
${font}
<style>${css}</style>
${iconLinks(logo)}
<noscript><link rel="stylesheet" href="${noScript}"></noscript>
<script data-entry="${entry}" data-later="${later}">${assets.bootstrap}</script>
`;
}

/**
 * The preview picture of a shared page (Open Graph, X). Only in the HTML: its readers run no scripts, so the browser's
 * bundle needs no image hashes.
 * @param image its absolute address
 */
export function sharingTags(image: string, alt: string): string {
  return `<meta property="og:image" content="${escapeAttribute(image)}">
<meta property="og:image:width" content="${sharingSize.width}">
<meta property="og:image:height" content="${sharingSize.height}">
<meta property="og:image:alt" content="${escapeAttribute(alt)}">
<meta name="twitter:card" content="summary_large_image">
`;
}
