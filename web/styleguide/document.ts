import { type Assets, bootstrapSource, renderDocument } from '../document/document.ts';

/** The files of a document in development: Vite serves them from where they lie. */
export function developmentAssets(entry: string, css: string, bootstrap: string): Assets {
  return {
    ...{ entry, css, bootstrap, preload: [] },
    later: '/web/styles/later.css?direct',
    noScript: '/web/styles/no-script.css?direct',
  };
}

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
