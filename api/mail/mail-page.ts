import type { Letter } from '#contract/mail/letter.ts';

/** The widest layout that mail programs show without scrolling, in pixels. */
const widthPx = 600;

/** The site's colours (`web/styles/theme.css`), as values: mail programs have no variables. */
const light = {
  ...{ ground: '#f7f4ee', sheet: '#ffffff', line: '#ddd9cf' },
  ...{ text: '#0b1b2b', quiet: '#3f4d5a', link: '#14507a' },
};
const dark = {
  ...{ ground: '#071a2e', sheet: '#0d2740', line: '#1e3a54' },
  ...{ text: '#eef3f6', quiet: '#b3c5d1', link: '#9be0c8' },
};

/** The light colours are inline in the elements, for programs without a dark scheme. */
const styles = `
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.ground} !important; }
  .sheet { background: ${dark.sheet} !important; }
  .sheet, .line { border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .link { color: ${dark.link} !important; }
  .action { background: ${dark.link} !important; color: ${dark.ground} !important; }
}
@media (max-width: 480px) { .sheet { padding: 24px 20px !important; } }
`;
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const border = `1px solid ${light.line}`;
const text = `font: 16px/1.5 ${font}; color: ${light.text}; margin: 0 0 12px`;
const headingText = `${text}; font-size: 22px; line-height: 1.3; font-weight: 700`;
const link = `${text}; font-weight: 600; color: ${light.link}`;
const quiet = `${text}; font-size: 14px; color: ${light.quiet}`;
const quietLine = `${quiet}; margin: 0 0 8px; white-space: pre-wrap`;
const quotedLead = `${quiet}; margin: 28px 0 8px`;
const quotedText = `${quiet}; margin: 0; padding: 0 0 0 14px; border-left: 3px solid ${light.line}`;
const footerText = `${quiet}; font-size: 13px; margin: 0`;
const buttonBox = 'display: inline-block; margin: 0; padding: 12px 20px; border-radius: 999px';
const buttonText = 'font-weight: 600; text-decoration: none';
const button = `${text}; ${buttonBox}; background: ${light.link}; color: ${light.sheet}; ${buttonText}`;
const ground = `background: ${light.ground}; margin: 0; padding: 0`;
const sheetBox = `border: ${border}; border-radius: 12px; padding: 32px`;
/** Breaks a long word that would otherwise be cut off. */
const sheet = `background: ${light.sheet}; ${sheetBox}; overflow-wrap: anywhere`;
const item = `border-top: ${border}; padding: 14px 0 4px`;

/**
 * A letter as the HTML part of its mail: tables, which every mail program lays out alike, and no external resources.
 * Outlook reads the width from the attribute alone.
 */
export function mailHtml(letter: Letter): string {
  const { language, subject, footer } = letter;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${raw(styles)}</style>
</head>
<body class="ground" style="${ground}">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%"
  class="ground" style="${ground}; table-layout: fixed">
<tr><td align="center" style="padding: 24px 12px">
<table role="presentation" cellpadding="0" cellspacing="0" width="${widthPx}"
  style="width: 100%; max-width: ${widthPx}px; table-layout: fixed">
<tr><td align="left" class="sheet" style="${sheet}">
${contentOf(letter)}
</td></tr>
<tr><td align="left" style="padding: 16px 8px">
<p class="quiet" style="${footerText}">${withBreaks(footer)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup;
}

function contentOf({ heading, paragraphs, items, action, quoted }: Letter): Content {
  return [
    heading && html`<h1 class="text" style="${headingText}">${heading}</h1>`,
    ...paragraphs.map((words) => html`<p class="text" style="${text}">${withBreaks(words)}</p>`),
    ...items.map(itemOf),
    action &&
      html`<p style="margin: 24px 0 0">
<a href="${action.href}" class="action" style="${button}">${action.text}</a>
</p>`,
    quoted && html`<p class="quiet" style="${quotedLead}">${quoted.lead}</p>`,
    // Arabic text would be garbled left to right.
    quoted &&
      html`<blockquote class="quiet line" dir="auto" style="${quotedText}">
${withBreaks(quoted.text)}
</blockquote>`,
  ];
}

function itemOf({ title, lines, text = '', href }: Letter['items'][number]): Html {
  const shown = [...lines, text].filter(Boolean);
  return html`<div class="line" style="${item}">
<p style="margin: 0 0 4px"><a href="${href}" class="link" style="${link}"><bdi>${title}</bdi></a></p>
${shown.map((line) => html`<p class="quiet" style="${quietLine}">${line}</p>`)}
</div>`;
}

/** Outlook ignores `white-space`, so line breaks become elements. */
function withBreaks(words: string): Content {
  return words
    .split(/\r?\n/)
    .map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

type Html = { readonly markup: string };
/** Parts of a document; absent ones are left out. */
type Content = readonly (Html | '' | undefined)[];

function raw(markup: string): Html {
  return { markup };
}

/** HTML in which every text is escaped. */
function html(parts: TemplateStringsArray, ...values: (string | number | Html | Content)[]): Html {
  return raw(String.raw({ raw: parts }, ...values.map(markupOf)));
}

function markupOf(value: string | number | Html | Content): string {
  if (typeof value !== 'object') return escaped(String(value));
  return [value]
    .flat()
    .map((part) => (part ? part.markup : ''))
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
