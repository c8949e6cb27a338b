import { defaultLanguage } from '#contract/languages.ts';
import { identity } from '../content/identity.ts';

/**
 * The map's HTML: a document of its own, which the pages frame, so that what Google's code needs is allowed
 * there alone, and ends with the frame. Its origin is opaque (api/contract/headers.ts).
 * @param script the bundled entry: a document without an origin could import no module of ours
 */
export function mapDocument(script: string): string {
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${identity.name}</title>
<style>html,body,#map{height:100%;margin:0}</style>
<script type="module">${script}</script>
</head>
<body>
<div id="map"></div>
</body>
</html>
`;
}
