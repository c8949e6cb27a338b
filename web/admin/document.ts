import { defaultLanguage, type Language, languages } from '#contract/languages.ts';
import { escapeAttribute, escapeText } from '../document/escape.ts';
import { iconLinks } from '../document/icon-links.ts';
import { type Company, companyData } from './company.ts';
import type { AdminTexts } from './texts/index.ts';

/** The built files of a document, as URLs. */
export type DocumentFiles = {
  readonly entry: string;
  /** A script that runs as soon as it is here, before the entry. */
  readonly early?: string;
  readonly styles: readonly string[];
};

/**
 * The admin's HTML. It is separate from the public pages, so that it has none of their code and its policy can
 * be stricter than theirs.
 */
export function adminDocument(files: DocumentFiles, company: Company): Promise<string> {
  return documentOf(files, company, '<body>');
}

/**
 * The login page's HTML, a document of its own: it is here and usable before the admin's code would be.
 * @param next the URLs of the admin's files, which are fetched while the password is typed
 */
export function loginDocument(
  files: DocumentFiles,
  company: Company,
  next: readonly string[],
): Promise<string> {
  return documentOf(files, company, `<body data-next="${next.join(' ')}">`);
}

async function documentOf(
  { entry, early, styles }: DocumentFiles,
  company: Company,
  body: string,
): Promise<string> {
  const noScript = await Promise.all(languages.map(noScriptLine));
  const tags = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    early && `<script type="module" async src="${early}"></script>`,
    `<script type="module" src="${entry}"></script>`,
  ];
  return `<!doctype html>
<html lang="${defaultLanguage}" data-company="${escapeAttribute(companyData(company))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(company.shortName)}</title>
${iconLinks}
${tags.filter(Boolean).join('\n')}
</head>
${body}
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
