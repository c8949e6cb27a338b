import { LoadError } from './load-error.ts';

/** Files that are here or on their way. */
const known = new Map<string, Promise<void>>();

/**
 * Imports a module once all that it needs is here: `files`, as the build lists them, its own among them. Firefox and
 * the older of our browsers remember a module that did not arrive, and one that another module imports can be asked
 * for under no other address. Takes the place of Vite's own helper, which imports at once (build/bundles.ts).
 * @throws LoadError when a file did not arrive: then nothing was imported, and it can be asked for again
 */
export async function importWhole<M>(
  load: () => Promise<M>,
  files: readonly string[] = [],
): Promise<M> {
  // Of all, not of the first that fails: asked for again, none is still on its way to the same end.
  const ends = await Promise.allSettled(files.map(arrive));
  const lost = ends.find((end) => end.status === 'rejected');
  if (lost) throw new LoadError('a file of it', lost.reason);
  return load();
}

function arrive(file: string): Promise<void> {
  const here = known.get(file);
  if (here) return here;
  // All of them lie beside this one, also under the other address of a second start (bootstrap.ts).
  const address = import.meta.url.replace(/[^/]*$/, file.replace(/.*\//, ''));
  const coming = (file.endsWith('.css') ? styled(address) : fetched(address)).catch((reason) => {
    known.delete(file);
    throw reason;
  });
  known.set(file, coming);
  return coming;
}

/** Into the browser's cache, from which it is imported. Not by a link: Chromium remembers those that failed. */
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
