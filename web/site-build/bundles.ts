import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, minifySync, type Plugin } from 'vite';
import { adminDocument } from '../admin/document.ts';
import type { Assets } from '../document/document.ts';
import { type FaceId, subsetFile } from '../fonts/faces.ts';
import { pageFaces } from '../fonts/page-faces.ts';
import { entryOf, filesReached, isStyles } from './manifest.ts';
import { preloadScript } from './preload-list.ts';

export type Renderer = typeof import('../entry-server.tsx');

const publicEntry = 'web/entry-client.tsx';
const adminEntry = 'web/entry-admin.tsx';
const styles = 'web/styles/site.css';
const laterStyles = 'web/styles/later.css';
const noScript = 'web/styles/no-script.css';

/** Bundles the browser's scripts and the server's renderer. */
export async function buildBundles(dist: string) {
  const site = join(dist, 'site');
  const server = join(dist, 'server');
  const publicFiles = await buildFor(site, [publicEntry, styles, laterStyles, noScript]);
  const adminFiles = await buildFor(site, [adminEntry]);
  const client = entryOf(publicFiles, publicEntry);
  const admin = entryOf(adminFiles, adminEntry);
  // Not served: from it the tests weigh what each page loads.
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(publicFiles));
  await build({
    logLevel: 'warn',
    publicDir: false,
    // Whole, with React in it: whoever renders needs this bundle and nothing else.
    ssr: { noExternal: true },
    build: { outDir: server, ssr: 'web/entry-server.tsx' },
  });
  const renderer: Renderer = await import(pathToFileURL(resolve(server, 'entry-server.js')).href);

  const fontOf = (face: FaceId) => `/${entryOf(publicFiles, `web/fonts/${subsetFile(face)}`).file}`;
  const { file: cssFile } = entryOf(publicFiles, styles);
  const assets: Assets = {
    entry: `/${client.file}`,
    css: essentialStyles((await readFile(join(site, cssFile), 'utf8')).trim()),
    preload: [fontOf('heading')],
    faces: pageFaces(fontOf),
    later: `/${entryOf(publicFiles, laterStyles).file}`,
    noScript: `/${entryOf(publicFiles, noScript).file}`,
    bootstrap: minifySync('bootstrap.js', renderer.bootstrapSource, { module: false }).code.trim(),
  };
  await writeFile(
    join(site, client.file.replace('client-', 'preload-')),
    minifySync('preload.js', preloadScript(publicFiles, publicEntry), { module: true }).code,
  );
  // It stands in each page; as a file nobody would ask for it.
  await rm(join(site, cssFile));

  return {
    renderer,
    assets,
    admin: adminDocument(
      `/${admin.file}`,
      // The entry's own comes first and says the order of the layers.
      [...filesReached(adminFiles, adminEntry)].filter(isStyles).map((file) => `/${file}`),
    ),
  };
}

/**
 * Few files: a dozen small ones would cost a phone more in requests than in bytes, and many a word is said
 * once in a large one. What comes at once is one, with the entry: each file that names another costs a phone one more
 * way to the server. What pages share is another, what menus and dialogs share a third.
 */
const groups = [
  { name: 'site', tags: ['$initial' as const], test: /^(?!.*\.css)/, priority: 2 },
  {
    name: 'dialogs',
    test: /\/web\/(ui\/(dialog|sheet)|routing\/dialog-history|state\/current-section)/,
    minShareCount: 2,
    priority: 1,
  },
  // Only what comes after a page calls the API: in `shared`, pages would carry Zod.
  {
    name: 'calls',
    test: /node_modules\/zod\/|\/api\/contract\/(?!languages|phone)|\/web\/api-client\/call-api/,
    minShareCount: 2,
    priority: 1,
  },
  // Of what comes later: in `shared`, pages would carry it.
  { name: 'widgets', test: /node_modules\/@radix-ui\//, minShareCount: 2, priority: 1 },
  // Asked before any form is: in `forms`, the contact page would carry them all.
  { name: 'drafts', test: /\/forms\/draft-names|\/contact\/ways/, minShareCount: 2, priority: 2 },
  // What the forms share comes with the first of them, and not with a page.
  {
    name: 'forms',
    test: /node_modules\/react-hook-form\/|\/web\/(features\/(forms\/|phone\/|contact\/(privacy|linked))|ui\/(field|submit-button)|styles\/whole-fonts)/,
    minShareCount: 2,
    priority: 1,
  },
  // Running text with its links: home and contact have none.
  {
    name: 'texts',
    test: /\/web\/(content\/link-mark|sections\/(linked-text|paragraphs|point-list))/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'shared', test: /^(?!.*\/web\/(features\/)?map\/)/, minShareCount: 2 },
  // Of all pages one has the map; the others fetch its place with their menus. Last, since a group takes what
  // its modules import along.
  { name: 'map', test: /\/web\/(features\/)?map\//, minShareCount: 2 },
];

/** Each minifier finds what the other leaves: together they make a page's script half a hundredth smaller. */
const minifyFirst: Plugin = {
  name: 'minify-first',
  renderChunk: (code, { fileName }) => minifySync(fileName, code, { module: true }).code,
};

/** Vite's helper around each dynamic import gives way to ours. */
const importWhole: Plugin = {
  name: 'import-whole',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { importWhole as __vitePreload } from '${resolve('web/loading/import-whole.ts')}';`
      : undefined,
};

/** The entry is here: asked for once more, it would be fetched for nothing. */
const withEntry = /\/(?:client|admin)-[^/]*\.js$/;

/** One document's bundle, apart from the other's: the admin's needs decide nothing of what a page loads. */
async function buildFor(site: string, input: string[]): Promise<Manifest> {
  await build({
    logLevel: 'warn',
    plugins: [minifyFirst, importWhole],
    build: {
      modulePreload: {
        resolveDependencies: (_, files) => files.filter((file) => !withEntry.test(file)),
      },
      outDir: site,
      manifest: true,
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { wrap_func_args: true } },
      rolldownOptions: {
        input,
        // Or what pages import of the entry would be a file beside it.
        preserveEntrySignatures: false,
        output: {
          codeSplitting: { groups },
          // Two characters less than usual of each: they cannot be compressed, and a page names a dozen. By the
          // entry's name bootstrap.ts knows that of its list.
          entryFileNames: ({ name }) => `assets/${name.replace('entry-', '')}-[hash:6].js`,
          assetFileNames: 'assets/[name]-[hash:6][extname]',
        },
        // It tells that minifying takes the most time.
        checks: { pluginTimings: false },
      },
    },
  });
  const directory = join(site, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8'));
  await rm(directory, { recursive: true });
  return manifest;
}

/**
 * Leaves out what each page would carry for nothing: Tailwind's stand-in for browsers that know no `@property`, which
 * all that the site supports do (216 bytes), and its licence's comment, which later.css has for all pages (70).
 */
function essentialStyles(css: string): string {
  return css.replace(/@layer properties\{@supports.*?\}\}\}/s, '').replace(/^\/\*!.*?\*\/\s*/s, '');
}
