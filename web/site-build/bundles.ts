import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, minifySync, type Plugin } from 'vite';
import type { DocumentFiles } from '../admin/document.ts';
import type { Assets } from '../document/document.ts';
import { subsetFile } from '../fonts/faces.ts';
import { entryOf, filesReached, isStyles } from './manifest.ts';
import { plainContract } from './plain-contract.ts';
import { preloadScript } from './preload-list.ts';

type PublishingProgram = typeof import('../entry-publishing.ts');

const publicEntry = 'web/entry-client.tsx';
const adminEntry = 'web/entry-admin.tsx';
const adminTextsEntry = 'web/entry-admin-texts.ts';
const loginEntry = 'web/entry-login.ts';
const styles = 'web/styles/site.css';
const laterStyles = 'web/styles/later.css';
const noScript = 'web/styles/no-script.css';

/**
 * Bundles the browser's scripts, and in `publishing` what writes pages: for this build, and for the service later.
 * @returns that, and what the pages of this build name
 */
export async function buildBundles(dist: string) {
  const site = join(dist, 'site');
  const publishing = join(dist, 'publishing');
  const publicFiles = await buildFor(site, [publicEntry, styles, laterStyles, noScript]);
  const adminFiles = await buildFor(site, [adminEntry, adminTextsEntry], {
    ownGroups: [adminTextsGroup, recordsGroup],
    plugins: [plainContract],
  });
  const loginFiles = await buildFor(site, [loginEntry], { plugins: [plainContract] });
  const client = entryOf(publicFiles, publicEntry);
  // Not served. The tests read it to weigh what each page loads.
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(publicFiles));
  await writeFile(join(dist, 'admin-manifest.json'), JSON.stringify(adminFiles));
  await build({
    logLevel: 'warn',
    publicDir: false,
    // Includes its dependencies, but for native code, so that rendering needs no other file.
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      outDir: publishing,
      ssr: true,
      rolldownOptions: {
        input: { index: 'web/entry-publishing.ts' },
        output: { codeSplitting: false },
      },
    },
  });
  const program: PublishingProgram = await import(
    pathToFileURL(resolve(publishing, 'index.js')).href
  );

  const { file: cssFile } = entryOf(publicFiles, styles);
  const assets: Assets = {
    entry: `/${client.file}`,
    css: essentialStyles((await readFile(join(site, cssFile), 'utf8')).trim()),
    preload: [`/${entryOf(publicFiles, `web/fonts/${subsetFile('heading')}`).file}`],
    later: `/${entryOf(publicFiles, laterStyles).file}`,
    noScript: `/${entryOf(publicFiles, noScript).file}`,
    bootstrap: minifySync('bootstrap.js', program.bootstrapSource, { module: false }).code.trim(),
  };
  await writeFile(
    join(site, client.file.replace('client-', 'preload-')),
    minifySync('preload.js', preloadScript(publicFiles, publicEntry), { module: true }).code,
  );
  // Inlined in each page, so the file would never be requested.
  await rm(join(site, cssFile));

  return {
    program,
    assets,
    admin: {
      ...documentFiles(adminFiles, adminEntry),
      early: `/${entryOf(adminFiles, adminTextsEntry).file}`,
    },
    login: documentFiles(loginFiles, loginEntry),
    adminFiles: [...filesReached(adminFiles, adminEntry)].map((file) => `/${file}`),
  };
}

function documentFiles(manifest: Manifest, entry: string): DocumentFiles {
  return {
    entry: `/${entryOf(manifest, entry).file}`,
    // The entry's own comes first: it sets the order of the layers.
    styles: [...filesReached(manifest, entry)].filter(isStyles).map((file) => `/${file}`),
  };
}

/**
 * Few, large chunks: a dozen small ones would cost a phone more in requests than in bytes, and compress worse. The
 * initial code is one chunk with the entry, because each further import costs a phone another round trip. The other
 * groups hold what pages, dialogs and forms share.
 */
const groups = [
  { name: 'site', tags: ['$initial' as const], test: /^(?!.*\.css)/, priority: 2 },
  // What the contact page has in common with the mega menu, the map's slot, and with forms, the names of their drafts. In
  // `shared` every page would carry the one, and in `forms` the other would pull all of that group into the contact page.
  {
    name: 'contact-parts',
    test: /\/web\/(features\/)?map\/|\/forms\/draft-names|\/contact\/ways/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'dialogs',
    test: /\/web\/(ui\/(dialog|sheet)|routing\/dialog-history|state\/current-section)/,
    minShareCount: 2,
    priority: 1,
  },
  // Only code loaded after the page calls the API. In `shared`, pages would carry Zod.
  {
    name: 'calls',
    test: /node_modules\/zod\/|\/api\/contract\/(?!languages|phone)|\/web\/api-client\/call-api/,
    minShareCount: 2,
    priority: 1,
  },
  // Used only by code that is loaded later. In `shared`, pages would carry it.
  { name: 'widgets', test: /node_modules\/@radix-ui\//, minShareCount: 2, priority: 1 },
  // Loaded with the first form, not with a page.
  {
    name: 'forms',
    test: /node_modules\/react-hook-form\/|\/web\/(features\/(forms\/|phone\/|contact\/(form-frame|linked))|ui\/(field|submit-button)|styles\/whole-fonts)/,
    minShareCount: 2,
    priority: 1,
  },
  // Running text with links, which home, services and contact do not have.
  {
    name: 'texts',
    test: /\/web\/(content\/link-mark|sections\/(linked-text|paragraphs|point-list))/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'shared', test: /^/, minShareCount: 2 },
];

/**
 * Matches modules by their paths, or those of their folders.
 * @throws Error for one that is not there: moved, it would be in another chunk unnoticed
 */
function modules(...paths: string[]): RegExp {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`bundles.ts names ${missing.join(', ')}`);
  return new RegExp(`[/:](?:${paths.join('|').replaceAll('.', '\\.')})(?:/|$)`);
}

function inFolder(folder: string, files: readonly string[]): string[] {
  return files.map((file) => `${folder}/${file}`);
}

/** What requests what the admin shows first, apart from its other code: it runs before that is here (entry-admin-texts.ts). */
const adminTextsGroup = {
  name: 'admin-texts',
  tags: ['$initial' as const],
  test: modules(
    ...[
      'web/entry-admin-texts.ts',
      'api/contract/content/site-map.ts',
      'web/api-client/call-api.ts',
      'web/loading',
    ],
    ...['web/state/stored-language.ts', 'web/state/browser-storage.ts'],
    ...inFolder('web/admin', ['texts/index.ts', 'paths.ts']),
    ...inFolder('web/admin/session', ['early-calls.ts', 'stored-session.ts', 'activity.ts']),
    ...inFolder('api/contract', ['languages.ts', 'proof-of-work.ts']),
    ...inFolder('api/contract/admin', ['messages.ts', 'overview.ts', 'session.ts']),
  ),
  priority: 3,
};

/** What opens a record, and what is done with several: shared by messages and applications, and needed by no other page. */
const recordsGroup = {
  name: 'records',
  test: modules(
    ...['web/admin/tags', 'web/ui/described-line.tsx', 'api/contract/near-day.ts'],
    ...inFolder('web/admin/notes', ['note.tsx', 'note-length.ts']),
    ...inFolder('web/admin/ui', ['check-box.tsx', 'conflict.tsx', 'popover.tsx']),
    ...inFolder('web/admin/ui', ['menu-button.tsx', 'steps.tsx']),
    ...inFolder('web/admin/record', ['arrival-facts.tsx', 'detail-heading.tsx', 'field-lines.tsx']),
    ...inFolder('web/admin/record', ['shown-fields.ts', 'mark-buttons.tsx']),
    ...inFolder('web/admin/record', ['open-pane.tsx', 'record-links.tsx']),
    ...inFolder('web/admin/messages', ['answer-menu.tsx', 'marks.ts', 'times-sent.ts']),
    ...['web/admin/record/bulk-bar.tsx', 'web/admin/format/language-name.ts'],
    ...['web/admin/replies/write-button.tsx'],
  ),
  minShareCount: 2,
  priority: 1,
};

/** Replaces Vite's helper around each dynamic import. */
const importWhole: Plugin = {
  name: 'import-whole',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { importWhole as __vitePreload } from '${resolve('web/loading/import-whole.ts')}';`
      : undefined,
};

/** The entry is already loaded. As a dependency it would be fetched again. */
const withEntry = /\/(?:client|admin)-[^/]*\.js$/;

/** What only one of the bundles has. */
type Own = {
  readonly ownGroups?: readonly (typeof adminTextsGroup | typeof recordsGroup)[];
  readonly plugins?: readonly Plugin[];
};

/** Bundles one document on its own, so that the admin does not change the chunks that pages load. */
async function buildFor(
  site: string,
  input: string[],
  { ownGroups = [], plugins = [] }: Own = {},
): Promise<Manifest> {
  await build({
    logLevel: 'warn',
    plugins: [importWhole, ...plugins],
    build: {
      modulePreload: {
        resolveDependencies: (_, files) => files.filter((file) => !withEntry.test(file)),
      },
      outDir: site,
      manifest: true,
      rolldownOptions: {
        input,
        // Otherwise code that pages import from the entry would become a separate file.
        preserveEntrySignatures: false,
        // A page's scripts weigh 57 bytes less of their limit.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          codeSplitting: { groups: [...ownGroups, ...groups] },
          // Two characters fewer than the default, and of 36 instead of 64: hashes do not compress, a page names a dozen
          // and a script thirty. bootstrap.ts derives the preload list's address from the entry's.
          entryFileNames: ({ name }) => `assets/${name.replace('entry-', '')}-[hash:6].js`,
          chunkFileNames: 'assets/[name]-[hash:6].js',
          hashCharacters: 'base36',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
        },
        // It would only warn that minifying takes the most time.
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
 * Removes what pages do not need: Tailwind's fallback for browsers without `@property`, which all supported ones have
 * (216 bytes), and its licence's comment, which later.css carries for all pages (70 bytes).
 */
function essentialStyles(css: string): string {
  return css.replace(/@layer properties\{@supports.*?\}\}\}/s, '').replace(/^\/\*!.*?\*\/\s*/s, '');
}
