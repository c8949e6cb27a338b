import { defaultLanguage } from '#contract/languages.ts';

/**
 * The HTML of the document that draws a CV. Only here is a stranger's file parsed: the admin frames it in a sandbox,
 * and its policy allows its own script and no requests.
 * @param script the bundled entry, inline
 * @param style its style sheet
 */
export function cvViewerDocument(script: string, style: string): string {
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>CV</title>
<style>${style}</style>
<script type="module">${script}</script>
</head>
<body>
<header id="bar" hidden>
<p id="place"></p>
<button id="zoom-out" type="button">${icon('M5 12h14')}</button>
<output id="zoom"></output>
<button id="zoom-in" type="button">${icon('M5 12h14M12 5v14')}</button>
</header>
<main id="pages"></main>
<p id="said" aria-live="polite"></p>
</body>
</html>
`;
}

function icon(path: string): string {
  return `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="${path}"/></svg>`;
}
