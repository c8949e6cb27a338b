import { readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, minifySync } from 'vite';
import type { DocumentFiles } from '../admin/document.ts';
import type { Assets } from '../document/document.ts';
import { subsetFile } from '../fonts/faces.ts';
import { buildForNode } from './service.ts';

const publicEntry = 'web/entry-client.tsx';
const adminEntry = 'web/entry-admin.tsx';
const styles = 'web/styles/site.css';
const noScript = 'web/styles/no-script.css';

/**
 * Bundles the browser's scripts, and in `publishing` what writes pages: for this build, and for the service later.
 * @returns that, and what the pages of this build name
 */
export async function buildBundles(dist: string) {
  // Separate, so that pages' code does not depend on what the admin shares with it.
  const publicFiles = await buildFor(
    dist,
    'manifest.json',
    { client: publicEntry, site: styles, 'no-script': noScript },
    // Forms, with Zod, wait for the first interaction with one.
    /\/web\/(?:ui|sections|content)\/|\/lucide\//,
  );
  const adminFiles = await buildFor(
    dist,
    'admin-manifest.json',
    { admin: adminEntry },
    // What only these pages share waits for them: the inbox loads the shared file.
    /^(?!.*(?:\.css|\/uqr\/|\/web\/admin\/(?:account\/|team\/|login\/more|session\/passkey)|\/contract\/admin\/(?:account|factors|users|weak-password)\.ts))/,
  );
  const publishing = join(dist, 'publishing');
  await buildForNode(publishing, { index: 'web/entry-publishing.ts' });
  const program: typeof import('../entry-publishing.ts') = await import(
    pathToFileURL(resolve(publishing, 'index.js')).href
  );

  const client = builtFrom(publicFiles, publicEntry);
  const cssFile = join(dist, 'site', builtFrom(publicFiles, styles).entry);
  const assets: Assets = {
    entry: client.entry,
    css: (await readFile(cssFile, 'utf8')).trim(),
    font: builtFrom(publicFiles, `web/fonts/${subsetFile('heading')}`).entry,
    later: client.styles[0] ?? '',
    noScript: builtFrom(publicFiles, noScript).entry,
    bootstrap: minifySync('bootstrap.js', program.bootstrapSource, { module: false }).code.trim(),
  };
  // Inlined in each page, so the file would never be requested.
  await rm(cssFile);
  return { program, assets, admin: builtFrom(adminFiles, adminEntry) };
}

/**
 * The addresses of what was made of a source file, and of the style sheets of all that it needs at once.
 * @throws Error when it is not in the manifest
 */
function builtFrom(files: Manifest, source: string): DocumentFiles {
  const chunk = files[source];
  if (!chunk) throw new Error(`${source} is not in the build's manifest`);
  return { entry: `/${chunk.file}`, styles: (chunk.css ?? []).map((file) => `/${file}`) };
}

/**
 * @param name of the manifest, which is not served: the tests weigh by it what each page loads
 * @param shared matches modules that several pages import: they become one file instead of a dozen small ones
 */
async function buildFor(
  dist: string,
  name: string,
  input: Record<string, string>,
  shared: RegExp,
): Promise<Manifest> {
  const site = join(dist, 'site');
  await build({
    logLevel: 'warn',
    build: {
      outDir: site,
      manifest: name,
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
      },
    },
  });
  await rename(join(site, name), join(dist, name));
  return JSON.parse(await readFile(join(dist, name), 'utf8'));
}
