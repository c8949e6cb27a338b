import { LoadError } from './load-module.ts';

/** Files that are loaded or loading. */
const known = new Map<string, Promise<void>>();

/**
 * Imports a module once everything that it needs is loaded: `files`, as the build lists them, including its own.
 * Firefox and the older of our browsers remember a module that failed to load, and one that another module imports
 * cannot be requested under another address. Replaces Vite's helper, which imports at once (site-build/bundles.ts).
 * @throws LoadError if a file failed to load: nothing was imported then, and a retry is possible
 */
export async function importWhole<M>(
  load: () => Promise<M>,
  files: readonly string[] = [],
): Promise<M> {
  // Waits for all, not for the first failure: a retry then finds no request that is still about to fail.
  const ends = await Promise.allSettled(files.map(arrive));
  const lost = ends.find((end) => end.status === 'rejected');
  if (lost) throw new LoadError('a file of it', lost.reason);
  return load();
}

function arrive(file: string): Promise<void> {
  const here = known.get(file);
  if (here) return here;
  // All files are in this module's folder, also under the other address of a second start (bootstrap.ts).
  const address = import.meta.url.replace(/[^/]*$/, file.replace(/.*\//, ''));
  const coming = (file.endsWith('.css') ? styled(address) : fetched(address)).catch((reason) => {
    known.delete(file);
    throw reason;
  });
  known.set(file, coming);
  return coming;
}

/** Loads a file into the browser's cache, for the import. Not by a link: Chromium remembers failed links. */
async function fetched(address: string): Promise<void> {
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

function styled(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = (reason) => {
      link.remove();
      reject(reason);
    };
    document.head.append(link);
  });
}
