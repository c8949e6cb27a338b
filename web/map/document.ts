import type { Identity } from '#contract/content/identity-schema.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { escapeAttribute, escapeText } from '../document/escape.ts';
import type { MapData } from './place.ts';

/**
 * The map's HTML: a document of its own, framed by the pages, so that only there is allowed what Google's code needs.
 * Its origin is opaque (api/contract/headers.ts).
 * @param script the bundled entry, inline: a document without an origin cannot import our modules. The policy has its
 *   hash, so the office's data must not be part of it
 */
export function mapDocument(script: string, { name, offices: [{ lat, lng }] }: Identity): string {
  const shown: MapData = { name, lat, lng };
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(name)}</title>
<style>html,body,#map{height:100%;margin:0}</style>
<script type="module">${script}</script>
</head>
<body>
<div id="map" data-shown="${escapeAttribute(JSON.stringify(shown))}"></div>
</body>
</html>
`;
}
