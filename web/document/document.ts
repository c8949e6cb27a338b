import { type Language, languages } from '#contract/languages.ts';
import { palette } from '../plates/palette.ts';
import { iconLinks } from '../plates/tab-icon.ts';
import { bootstrap } from './bootstrap.ts';
import { escapeAttribute, escapeText } from './escape.ts';
import { type HeadTag, headMark } from './head.ts';

/** The files of a build that a document names. */
export type Assets = {
  /** The address of the script that hydrates the page. */
  readonly entry: string;
  /** The whole style sheet, inlined, so that no second request delays the page. */
  readonly css: string;
  /** Fonts of what is seen first, preloaded on wide screens. */
  readonly preload: readonly string[];
  /** The style sheet that is loaded after the first paint. */
  readonly later: string;
  /** The style sheet for browsers without scripts. */
  readonly noScript: string;
  /** The inline script; a build passes a minified one. */
  readonly bootstrap: string;
};

const [, ...others] = languages;
export const bootstrapSource = `(${bootstrap.toString()})(${JSON.stringify(others)})`;

export type DocumentParts = {
  readonly language: Language;
  readonly head: readonly HeadTag[];
  readonly body: string;
  readonly assets: Assets;
};

/** On a phone's connection text and pictures come first. */
const wideScreens = '(width >= 48rem)';

export function renderDocument({ language, head, body, assets }: DocumentParts) {
  const preload = assets.preload.map((href) => ({
    tag: 'link' as const,
    attributes: {
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossorigin: '',
      media: wideScreens,
    },
  }));
  const attributes = [
    `data-entry="${escapeAttribute(assets.entry)}"`,
    `data-later="${escapeAttribute(assets.later)}"`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${palette.night}">
${preload.map(renderTag).join('\n')}
<style>${assets.css}</style>
${head.map(renderHeadTag).join('\n')}
${iconLinks}
<noscript><link rel="stylesheet" href="${escapeAttribute(assets.noScript)}"></noscript>
<script ${attributes.join(' ')}>${assets.bootstrap}</script>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}

function renderHeadTag({ attributes, ...tag }: HeadTag): string {
  return renderTag({ ...tag, attributes: { ...attributes, [headMark]: '' } });
}

function renderTag({ tag, attributes = {}, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  );
  const opening = `<${tag}${written.join('')}>`;
  if (text === undefined) return opening;
  return `${opening}${tag === 'script' ? escapeScript(text) : escapeText(text)}</${tag}>`;
}

/** JSON inside a script element: without `<` nothing in it can end the element. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
