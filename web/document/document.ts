import type { Language } from '#contract/languages.ts';
import type { PageFace } from '../fonts/page-faces.ts';
import { bootstrap } from './bootstrap.ts';
import { type HeadTag, headMark } from './head.ts';
import { iconLinks } from './icon-links.ts';

/** The files of a build that a document names. */
export type Assets = {
  /** The address of the script that brings the page to life. */
  readonly entry: string;
  /** The whole style sheet: it stands in the page, so that nothing waits for a second request. */
  readonly css: string;
  /** The font of what is seen first, on screens that are wide. */
  readonly preload: readonly string[];
  /** The faces that follow the first paint, and the style sheet that does. */
  readonly faces: readonly PageFace[];
  readonly later: string;
  /** The style sheet of browsers that run no script. */
  readonly noScript: string;
  /** The script inside the page; a build hands in a minified one. */
  readonly bootstrap: string;
};

export const bootstrapSource = `(${bootstrap.toString()})()`;

export type DocumentParts = {
  readonly language: Language;
  readonly head: readonly HeadTag[];
  readonly body: string;
  readonly assets: Assets;
};

/** On a phone, with its line, words and pictures come first; site.css draws the same border. */
const wideScreens = '(width >= 48rem)';

/** A whole HTML document. */
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
  const faces = assets.faces.map((face) => face.join(','));
  const attributes = [
    `data-entry="${escapeAttribute(assets.entry)}"`,
    `data-faces="${escapeAttribute(faces.join(';'))}"`,
    `data-later="${escapeAttribute(assets.later)}"`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#071a2e">
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

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** JSON inside a script element: no `<`, so nothing in it can end the element. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
