import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { styleguideDocument } from '#web/workshop/styleguide/document.ts';
import { styleguidePort } from '../addresses.ts';

/**
 * Serves the styleguide over the built site, without an API, until a signal ends it. The first request has it built:
 * that takes six seconds of processor time, and most runs of a single file never ask for it.
 */
const directory = mkdtempSync(join(tmpdir(), 'site-styleguide-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
for (const end of ['SIGTERM', 'SIGINT']) process.on(end, () => process.exit());

const styles = 'web/styles';
/** The document refers to them by their paths in the project. */
const laterStyles = [`${styles}/later.css`, `${styles}/no-script.css`];

async function buildStyleguide(): Promise<RequestHandler> {
  const { build } = await import('vite');
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
  return sirv(directory);
}

const site = sirv('dist/site');
let built: Promise<RequestHandler> | undefined;
const server = createServer(async (request, response) => {
  built ??= buildStyleguide();
  const styleguide = await built;
  const notFound = () => {
    response.writeHead(404).end();
  };
  styleguide(request, response, () => site(request, response, notFound));
});
server.listen(styleguidePort);
