import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';
import { styleguideDocument } from '#web/workshop/styleguide/document.ts';

/**
 * Builds the styleguide and serves it over the built site on a free port, which it sends to its parent process. It
 * ends with a signal or with the parent.
 */
const directory = mkdtempSync(join(tmpdir(), 'site-styleguide-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.on(end, () => process.exit());

const styles = 'web/styles';
/** The document refers to them by their paths in the project. */
const laterStyles = [`${styles}/later.css`, `${styles}/no-script.css`];

await build({
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: directory,
    minify: false,
    rolldownOptions: {
      input: ['web/workshop/styleguide/entry.tsx', ...laterStyles],
      output: {
        entryFileNames: '[name].js',
        assetFileNames: `${styles}/[name][extname]`,
        codeSplitting: {
          groups: [
            {
              // The initial styles form one style sheet, as on the site: two would change the order of rules.
              name: 'styleguide',
              tags: ['$initial'],
              test: (id) => !laterStyles.some((file) => id.endsWith(file)),
            },
          ],
        },
      },
    },
  },
});
const css = readFileSync(join(directory, styles, 'entry.css'), 'utf8');
// At the path that the document uses.
cpSync('web/fonts', join(directory, 'web/fonts'), { recursive: true });
// As with every HTML file, its URL omits the ending.
writeFileSync(join(directory, 'styleguide.html'), styleguideDocument('/entry.js', css));

const styleguide = sirv(directory);
const site = sirv('dist/site');
const server = createServer((request, response) => {
  const notFound = () => {
    response.writeHead(404).end();
  };
  styleguide(request, response, () => site(request, response, notFound));
});
server.listen(0, () => process.send?.((server.address() as AddressInfo).port));
