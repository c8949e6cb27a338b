import { bootstrapSource, renderDocument } from '../../document/document.ts';
import { developmentAssets } from '../../site-build/dev-server.ts';

/**
 * The styleguide's HTML, which its script fills.
 * @param entry the address of its script
 * @param css its whole style sheet
 */
export function styleguideDocument(entry: string, css: string): string {
  return renderDocument({
    language: 'en',
    head: [
      { tag: 'title', text: 'Styleguide' },
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ],
    // bootstrap.ts loads the script only once something is painted.
    body: '<p>Loading…</p>',
    assets: developmentAssets(entry, css, bootstrapSource),
  });
}
