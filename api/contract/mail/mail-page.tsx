import type { CSSProperties } from 'react';
import type { Letter } from './letter.ts';

/** The widest that mail programs show without scrolling, in pixels. */
const widthPx = 600;

/** Those of the site (`web/styles/theme.css`), as values: mail programs know no variables. A test keeps them equal. */
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

/** Programs that know no dark scheme keep the light colours, which stand in the elements. */
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

/**
 * A letter as a page of its own: tables, which every mail program lays out alike, and nothing that is fetched from
 * anywhere.
 */
export function MailPage({ letter }: { readonly letter: Letter }) {
  const { language, subject, heading, paragraphs, items, action, footer } = letter;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{styles}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, background: light.ground }}>
        <table
          role="presentation"
          className="ground"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ background: light.ground, tableLayout: 'fixed' }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table
                  role="presentation"
                  width={widthPx}
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ width: '100%', maxWidth: widthPx, tableLayout: 'fixed' }}
                >
                  <tbody>
                    <tr>
                      <td
                        className="sheet"
                        align="left"
                        style={{
                          background: light.sheet,
                          border: `1px solid ${light.line}`,
                          borderRadius: 12,
                          padding: 32,
                          // A name or an address without a space is broken, not cut off.
                          overflowWrap: 'anywhere',
                        }}
                      >
                        <h1
                          className="text"
                          style={{ ...text, fontSize: 22, lineHeight: 1.3, fontWeight: 700 }}
                        >
                          {heading}
                        </h1>
                        {paragraphs.map((paragraph) => (
                          <p key={paragraph} className="text" style={text}>
                            {paragraph}
                          </p>
                        ))}
                        {items.map((item) => (
                          <Item key={item.href} {...item} />
                        ))}
                        {action && (
                          <p style={{ margin: '24px 0 0' }}>
                            <a
                              href={action.href}
                              className="action"
                              style={{
                                ...text,
                                display: 'inline-block',
                                margin: 0,
                                padding: '12px 20px',
                                borderRadius: 999,
                                background: light.link,
                                color: light.sheet,
                                fontWeight: 600,
                                textDecoration: 'none',
                              }}
                            >
                              {action.text}
                            </a>
                          </p>
                        )}
                      </td>
                    </tr>
                    <tr>
                      <td align="left" style={{ padding: '16px 8px' }}>
                        <p className="quiet" style={{ ...quiet, fontSize: 13, margin: 0 }}>
                          {footer}
                        </p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Item({ title, lines, href }: Letter['items'][number]) {
  return (
    <div className="line" style={{ borderTop: `1px solid ${light.line}`, padding: '14px 0 4px' }}>
      <p style={{ margin: '0 0 4px' }}>
        <a href={href} className="link" style={{ ...text, fontWeight: 600, color: light.link }}>
          <bdi>{title}</bdi>
        </a>
      </p>
      {lines.map((line) => (
        <p
          key={line}
          className="quiet"
          style={{ ...quiet, margin: '0 0 8px', whiteSpace: 'pre-wrap' }}
        >
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}
