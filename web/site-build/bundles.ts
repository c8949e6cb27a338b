import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type ManifestChunk, minifySync } from 'vite';
import type { Assets } from '../document/document.ts';
import { subsetFile } from '../fonts/faces.ts';

type PublishingProgram = typeof import('../entry-publishing.ts');

const publicEntry = 'web/entry-client.tsx';
const adminEntry = 'web/entry-admin.tsx';
const styles = 'web/styles/site.css';
const noScript = 'web/styles/no-script.css';

/**
 * Bundles the browser's scripts, and in `publishing` what writes pages: for this build, and for the service later.
 * @returns that, and what the pages of this build name
 */
export async function buildBundles(dist: string) {
  const site = join(dist, 'site');
  // Separate, so that pages' code does not depend on what the admin shares with it.
  const publicFiles = await buildFor(
    site,
    { client: publicEntry, site: styles, 'no-script': noScript },
    // Forms, with Zod, wait for the first interaction with one.
    /\/web\/(?:ui|sections|content)\/|\/lucide\//,
  );
  const adminFiles = await buildFor(site, { admin: adminEntry }, /^(?!.*\.css)/);
  // Not served. The tests read it to weigh what each page loads.
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(publicFiles));
  await writeFile(join(dist, 'admin-manifest.json'), JSON.stringify(adminFiles));
  const program = await buildPublishing(join(dist, 'publishing'));

  const addressOf = (source: string) => `/${entryOf(publicFiles, source).file}`;
  const cssFile = join(site, addressOf(styles));
  const assets: Assets = {
    entry: addressOf(publicEntry),
    css: (await readFile(cssFile, 'utf8')).trim(),
    preload: [addressOf(`web/fonts/${subsetFile('heading')}`)],
    later: stylesOf(publicFiles, publicEntry)[0] ?? '',
    noScript: addressOf(noScript),
    bootstrap: minifySync('bootstrap.js', program.bootstrapSource, { module: false }).code.trim(),
  };
  // Inlined in each page, so the file would never be requested.
  await rm(cssFile);

  const admin = {
    entry: `/${entryOf(adminFiles, adminEntry).file}`,
    styles: stylesOf(adminFiles, adminEntry),
  };
  return { program, assets, admin };
}

/**
 * What was made of a source file.
 * @throws Error when it is not in the manifest
 */
function entryOf(files: Manifest, source: string): ManifestChunk {
  const chunk = files[source];
  if (!chunk) throw new Error(`${source} is not in the build's manifest`);
  return chunk;
}

/** The addresses of an entry's style sheets, which hold those of all that it needs at once. */
function stylesOf(files: Manifest, entry: string): string[] {
  return (entryOf(files, entry).css ?? []).map((file) => `/${file}`);
}

/** @param shared matches modules that several pages import: they become one file instead of a dozen small ones */
async function buildFor(
  site: string,
  input: Record<string, string>,
  shared: RegExp,
): Promise<Manifest> {
  await build({
    logLevel: 'warn',
    build: {
      outDir: site,
      manifest: true,
      rolldownOptions: {
        input,
        // Otherwise code that pages import from the entry would become a separate file.
        preserveEntrySignatures: false,
        output: {
          codeSplitting: {
            groups: [
              // Needed at once, so it is one file: each further import costs a phone another round trip.
              { name: 'initial', tags: ['$initial'], test: /^(?!.*\.css)/, priority: 1 },
              { name: 'shared', test: shared, minShareCount: 2 },
            ],
          },
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

/** Bundles what writes pages, and loads it. */
async function buildPublishing(outDir: string): Promise<PublishingProgram> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    // Includes its dependencies, but for native code, so that rendering needs no other file.
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      outDir,
      ssr: true,
      rolldownOptions: {
        input: { index: 'web/entry-publishing.ts' },
        output: { codeSplitting: false },
      },
    },
  });
  return import(pathToFileURL(resolve(outDir, 'index.js')).href);
}
