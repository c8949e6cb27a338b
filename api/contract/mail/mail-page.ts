import { type CSSProperties, createElement as element, type ReactNode } from 'react';
import type { Letter } from './letter.ts';

/** The widest layout that mail programs show without scrolling, in pixels. */
const widthPx = 600;

/** The site's colours (`web/styles/theme.css`), as values: mail programs have no variables. A test keeps them equal. */
export const colours = {
  light: {
    ...{ ground: '#f7f4ee', sheet: '#ffffff', line: '#ddd9cf' },
    ...{ text: '#0b1b2b', quiet: '#3f4d5a', link: '#14507a' },
  },
  dark: {
    ...{ ground: '#071a2e', sheet: '#0d2740', line: '#1e3a54' },
    ...{ text: '#eef3f6', quiet: '#b3c5d1', link: '#9be0c8' },
  },
} as const;
const { light, dark } = colours;

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
const font = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const text: CSSProperties = { font: `16px/1.5 ${font}`, color: light.text, margin: '0 0 12px' };
const quiet: CSSProperties = { ...text, fontSize: 14, color: light.quiet };
const quietLine: CSSProperties = { ...quiet, margin: '0 0 8px', whiteSpace: 'pre-wrap' };
const headingText: CSSProperties = { ...text, fontSize: 22, lineHeight: 1.3, fontWeight: 700 };
const link: CSSProperties = { ...text, fontWeight: 600, color: light.link };
const quotedLead: CSSProperties = { ...quiet, margin: '28px 0 8px' };
const border = `1px solid ${light.line}`;
const sheet: CSSProperties = {
  ...{ background: light.sheet, border, borderRadius: 12, padding: 32 },
  // Breaks a long word that would otherwise be cut off.
  overflowWrap: 'anywhere',
};
const quotedText: CSSProperties = {
  ...{ ...quiet, margin: 0, padding: '0 0 0 14px', borderLeft: `3px solid ${light.line}` },
};
const button: CSSProperties = {
  ...{ ...text, display: 'inline-block', margin: 0, padding: '12px 20px', borderRadius: 999 },
  ...{ background: light.link, color: light.sheet, fontWeight: 600, textDecoration: 'none' },
};

/**
 * A letter as an HTML document: tables, which every mail program lays out alike, and no external resources. Without
 * JSX, since Node runs the API's sources unchanged.
 */
export function MailPage({ letter }: { readonly letter: Letter }) {
  const { language, subject, footer } = letter;
  const ground = { background: light.ground };
  return element(
    'html',
    { lang: language },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('title', null, subject),
      element('style', null, styles),
    ),
    element(
      'body',
      { className: 'ground', style: { ...ground, margin: 0, padding: 0 } },
      table(
        { className: 'ground', style: ground },
        row(
          { align: 'center', style: { padding: '24px 12px' } },
          table(
            // Outlook reads only the attribute.
            { width: widthPx, style: { width: '100%', maxWidth: widthPx } },
            row({ className: 'sheet', style: sheet }, ...contentOf(letter)),
            row(
              { style: { padding: '16px 8px' } },
              element(
                'p',
                { className: 'quiet', style: { ...quiet, fontSize: 13, margin: 0 } },
                footer,
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

function contentOf({ heading, paragraphs, items, action, quoted }: Letter): ReactNode[] {
  return [
    heading && element('h1', { className: 'text', style: headingText }, heading),
    ...paragraphs.map((paragraph) =>
      element('p', { className: 'text', style: text }, ...withBreaks(paragraph)),
    ),
    ...items.map(itemOf),
    action &&
      element(
        'p',
        { style: { margin: '24px 0 0' } },
        element('a', { href: action.href, className: 'action', style: button }, action.text),
      ),
    quoted && element('p', { className: 'quiet', style: quotedLead }, quoted.lead),
    quoted &&
      element(
        'blockquote',
        // Arabic text would be garbled left to right.
        { className: 'quiet line', dir: 'auto', style: quotedText },
        ...withBreaks(quoted.text),
      ),
  ];
}

/** Outlook ignores `white-space`, so line breaks become elements. */
function withBreaks(words: string): ReactNode[] {
  return words
    .split(/\r?\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [element('br', { key: index }), line]));
}

function itemOf({ title, lines, text = '', href }: Letter['items'][number]): ReactNode {
  return element(
    'div',
    { className: 'line', style: { borderTop: border, padding: '14px 0 4px' } },
    element(
      'p',
      { style: { margin: '0 0 4px' } },
      element('a', { href, className: 'link', style: link }, element('bdi', null, title)),
    ),
    ...[...lines, text]
      .filter(Boolean)
      .map((line) => element('p', { className: 'quiet', style: quietLine }, line)),
  );
}

type Attributes = { readonly className?: string; readonly style?: CSSProperties };

/** A table for layout, which screen readers ignore. */
function table(
  { width = '100%', className, style }: Attributes & { readonly width?: number | string },
  ...rows: ReactNode[]
): ReactNode {
  return element(
    'table',
    {
      ...{ role: 'presentation', width, cellPadding: 0, cellSpacing: 0, className },
      style: { ...style, tableLayout: 'fixed' },
    },
    element('tbody', null, ...rows),
  );
}

function row(
  { align = 'left', ...cell }: Attributes & { align?: 'left' | 'center' },
  ...parts: ReactNode[]
) {
  return element('tr', null, element('td', { align, ...cell }, ...parts));
}
