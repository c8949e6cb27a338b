import { defaultLanguage } from '#contract/languages.ts';
import { identity } from '../content/identity.ts';
import { iconLinks } from '../document/icon-links.ts';

/**
 * The admin's HTML. It is separate from the public pages, so that it has none of their code and its policy can
 * be stricter than theirs.
 * @param entry the URL of its script
 * @param styles the URLs of its style sheets
 */
export function adminDocument(entry: string, styles: readonly string[]): string {
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${identity.shortName}</title>
${iconLinks}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${entry}"></script>
</head>
<body>
<div id="root"></div>
<noscript>
<p class="p-6">Yönetim alanı JavaScript ile çalışır. Lütfen tarayıcınızda JavaScript’i açın.</p>
<p class="p-6" lang="en">The admin needs JavaScript. Please switch it on in your browser.</p>
</noscript>
</body>
</html>
`;
}
