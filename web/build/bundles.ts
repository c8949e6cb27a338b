import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type ManifestChunk, minifySync } from 'vite';
import type { Language } from '#contract/languages.ts';
import { adminDocument } from '../admin/document.ts';
import type { Assets } from '../document.ts';
import { type FaceId, type Part, subsetFile } from '../fonts/faces.ts';

export type Renderer = typeof import('../entry-server.tsx');

const publicEntry = 'web/entry-client.tsx';
const adminEntry = 'web/entry-admin.tsx';
/**
 * The fonts that every page of a language needs. Found only in the style sheet, they would be asked for when
 * the page is laid out, before everything else that is on its way.
 */
const fontsOf = {
  tr: ['heading latin', 'heading turkish', 'text latin', 'text turkish'],
  // An address in Istanbul needs the Turkish part of the text face.
  en: ['heading latin', 'text latin', 'text turkish'],
} as const satisfies Record<Language, readonly `${FaceId} ${Part}`[]>;

/** Bundles the browser's scripts and the server's renderer. */
export async function buildBundles(dist: string) {
  const site = join(dist, 'site');
  const server = join(dist, 'server');
  const publicFiles = await buildFor(site, publicEntry);
  const adminFiles = await buildFor(site, adminEntry);
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

  const [cssFile] = client.css ?? [];
  if (!cssFile) throw new Error('the public bundle has no style sheet');
  const assets: Assets = {
    entry: `/${client.file}`,
    css: (await readFile(join(site, cssFile), 'utf8')).trim(),
    preload: { tr: preloads(publicFiles, 'tr'), en: preloads(publicFiles, 'en') },
    bootstrap: minifySync('bootstrap.js', renderer.bootstrapSource, { module: false }).code.trim(),
  };
  // It stands in each page; as a file nobody would ask for it.
  await rm(join(site, cssFile));

  return {
    renderer,
    assets,
    admin: adminDocument(
      `/${admin.file}`,
      (admin.css ?? []).map((file) => `/${file}`),
    ),
  };
}

/** What two pages share is one file: a dozen small ones would cost a phone more in requests than in bytes. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'shared', minShareCount: 2 },
];

/** One entry's bundle, apart from the other's: the admin's needs decide nothing of what a page loads. */
async function buildFor(site: string, entry: string): Promise<Manifest> {
  await build({
    logLevel: 'warn',
    build: {
      outDir: site,
      manifest: true,
      rolldownOptions: { input: entry, output: { codeSplitting: { groups } } },
    },
  });
  const directory = join(site, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8'));
  await rm(directory, { recursive: true });
  return manifest;
}

function preloads(files: Manifest, language: Language): string[] {
  return fontsOf[language].map((font) => {
    const [face, part] = font.split(' ') as [FaceId, Part];
    return `/${entryOf(files, `web/fonts/${subsetFile(face, part)}`).file}`;
  });
}

function entryOf(manifest: Manifest, entry: string): ManifestChunk {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`${entry} is not in the build's manifest`);
  return chunk;
}
