import { defaultLanguage, type Language, languages } from '#contract/languages.ts';
import { identity } from '../content/identity.ts';
import { iconLinks } from '../document/icon-links.ts';
import type { AdminTexts } from './texts/index.ts';

/**
 * The admin's HTML. It is separate from the public pages, so that it has none of their code and its policy can
 * be stricter than theirs.
 * @param entry the URL of its script
 * @param styles the URLs of its style sheets
 */
export async function adminDocument(entry: string, styles: readonly string[]): Promise<string> {
  const noScript = await Promise.all(languages.map(noScriptLine));
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
${noScript.join('\n')}
</noscript>
</body>
</html>
`;
}

async function noScriptLine(language: Language): Promise<string> {
  // Not of texts/index.ts, which is for bundles.
  const { texts }: { texts: AdminTexts } = await import(`./texts/${language}/index.ts`);
  const lang = language === defaultLanguage ? '' : ` lang="${language}"`;
  return `<p class="p-6"${lang}>${texts.noScript}</p>`;
}
