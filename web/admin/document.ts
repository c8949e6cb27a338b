import { defaultLanguage, type Language, languages } from '#contract/languages.ts';
import { escapeAttribute, escapeText } from '../document/escape.ts';
import { iconLinks } from '../plates/tab-icon.ts';
import { type Company, companyData } from './company.ts';
import type { AdminTexts } from './texts/index.ts';

/** The built files of a document, as URLs. */
export type DocumentFiles = {
  readonly entry: string;
  readonly styles: readonly string[];
};

/** The admin's HTML: separate, so that it has no code of the public pages, and a stricter policy. */
export async function adminDocument(
  { entry, styles }: DocumentFiles,
  company: Company,
): Promise<string> {
  const noScript = await Promise.all(languages.map(noScriptLine));
  const tags = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ];
  return `<!doctype html>
<html lang="${defaultLanguage}" data-company="${escapeAttribute(companyData(company))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(company.shortName)}</title>
${iconLinks(company.logo)}
${tags.join('\n')}
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
  // Not from texts/index.ts, which is for bundles.
  const { texts }: { texts: AdminTexts } = await import(`./texts/${language}/index.ts`);
  const lang = language === defaultLanguage ? '' : ` lang="${language}"`;
  return `<p class="p-6"${lang}>${texts.noScript}</p>`;
}

/** The document that the admin's preview fills. No script can run in it (api/contract/headers.ts). */
export const previewDocument = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title></title>
</head>
<body></body>
</html>
`;
