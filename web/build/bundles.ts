import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type ManifestChunk, minifySync } from 'vite';
import { adminDocument } from '../admin/document.ts';
import type { Assets } from '../document.ts';

export type Renderer = typeof import('../entry-server.tsx');

const publicEntry = 'web/entry-client.tsx';
const adminEntry = 'web/entry-admin.tsx';

/** Bundles the browser's scripts and the server's renderer. */
export async function buildBundles(dist: string) {
  const site = join(dist, 'site');
  const server = join(dist, 'server');
  await build({
    logLevel: 'warn',
    build: {
      outDir: site,
      manifest: true,
      rolldownOptions: { input: [publicEntry, adminEntry] },
    },
  });
  await build({
    logLevel: 'warn',
    publicDir: false,
    // Whole, with React in it: whoever renders needs this bundle and nothing else.
    ssr: { noExternal: true },
    build: { outDir: server, ssr: 'web/entry-server.tsx' },
  });
  const renderer: Renderer = await import(pathToFileURL(resolve(server, 'entry-server.js')).href);

  const manifestDirectory = join(site, '.vite');
  const manifest: Manifest = JSON.parse(
    await readFile(join(manifestDirectory, 'manifest.json'), 'utf8'),
  );
  await rm(manifestDirectory, { recursive: true });
  const client = entryOf(manifest, publicEntry);
  const [cssFile] = client.css ?? [];
  if (!cssFile) throw new Error('the public bundle has no style sheet');
  const assets: Assets = {
    entry: `/${client.file}`,
    css: (await readFile(join(site, cssFile), 'utf8')).trim(),
    preload: (client.assets ?? [])
      .filter((file) => /bricolage-grotesque-latin-wght/.test(file))
      .map((file) => `/${file}`),
    bootstrap: minifySync('bootstrap.js', renderer.bootstrapSource, { module: false }).code.trim(),
  };
  // It stands in each page; as a file nobody would ask for it.
  await rm(join(site, cssFile));

  const admin = entryOf(manifest, adminEntry);
  return {
    renderer,
    assets,
    admin: adminDocument(
      `/${admin.file}`,
      (admin.css ?? []).map((file) => `/${file}`),
    ),
  };
}

function entryOf(manifest: Manifest, entry: string): ManifestChunk {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`${entry} is not in the build's manifest`);
  return chunk;
}
