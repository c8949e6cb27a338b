import { bootstrapSource, headOfAll } from '../../document/document.ts';
import { developmentAssets } from '../../site-build/dev-server.ts';

/**
 * The styleguide's HTML, which its script fills.
 * @param entry the address of its script
 * @param css its whole style sheet
 */
export function styleguideDocument(entry: string, css: string): string {
  return `<!doctype html>
<html lang="en">
<head>
${headOfAll(developmentAssets(entry, css, bootstrapSource))}
<title>Styleguide</title>
<meta name="robots" content="noindex">
</head>
<body>
<!-- bootstrap.ts loads the script only once something is painted. -->
<div id="root"><p>Loading…</p></div>
</body>
</html>
`;
}
