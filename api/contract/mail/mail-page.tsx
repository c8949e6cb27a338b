import type { CSSProperties } from 'react';
import type { Letter } from './letter.ts';

/** The widest that mail programs show without scrolling, in pixels. */
const widthPx = 600;

/** Programs that know no dark scheme keep the light colours, which stand in the elements. */
const dark = `
@media (prefers-color-scheme: dark) {
  .ground { background: #10171f !important; }
  .sheet { background: #18212b !important; border-color: #33404d !important; }
  .text { color: #e8edf2 !important; }
  .quiet { color: #a9b6c2 !important; }
  .link { color: #8cc4ff !important; }
  .line { border-color: #33404d !important; }
  .action { background: #8cc4ff !important; color: #10171f !important; }
}
@media (max-width: 480px) { .sheet { padding: 24px 20px !important; } }
`;
const font = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const text: CSSProperties = { font: `16px/1.5 ${font}`, color: '#16202b', margin: '0 0 12px' };
const quiet: CSSProperties = { ...text, fontSize: 14, color: '#55626f' };

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
        <style>{dark}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, background: '#f4f1ea' }}>
        <table
          role="presentation"
          className="ground"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ background: '#f4f1ea', tableLayout: 'fixed' }}
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
                          background: '#ffffff',
                          border: '1px solid #dcd7cc',
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
                                background: '#0b4a86',
                                color: '#ffffff',
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
    <div className="line" style={{ borderTop: '1px solid #dcd7cc', padding: '14px 0 4px' }}>
      <p style={{ margin: '0 0 4px' }}>
        <a href={href} className="link" style={{ ...text, fontWeight: 600, color: '#0b4a86' }}>
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
