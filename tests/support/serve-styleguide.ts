import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';
import { styleguideDocument } from '#web/styleguide/document.ts';

/**
 * Builds the styleguide and serves it over the built site on a free port, which it tells the process that
 * forked it; a signal, or that process's end, ends it.
 */
const directory = mkdtempSync(join(tmpdir(), 'site-styleguide-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.on(end, () => process.exit());

const styles = 'web/styles';
/** The document names them by their places in the project. */
const laterStyles = [`${styles}/later.css`, `${styles}/no-script.css`];

await build({
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: directory,
    minify: false,
    rolldownOptions: {
      input: ['web/styleguide/entry.tsx', ...laterStyles],
      output: {
        entryFileNames: '[name].js',
        assetFileNames: `${styles}/[name][extname]`,
        codeSplitting: {
          groups: [
            {
              // What comes at once is one style sheet, as on the site: in two, its rules would change their order.
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
// By the place that the document names.
cpSync('web/fonts', join(directory, 'web/fonts'), { recursive: true });
// As each file of HTML it is found without its ending.
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
