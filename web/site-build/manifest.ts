import type { Manifest, ManifestChunk } from 'vite';

/**
 * The manifest's entry of a source file.
 * @throws Error when there is none
 */
export function entryOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the build's manifest`);
  return chunk;
}

/** The scripts and style sheets that a source loads: its own first, then those of its imports. */
export function filesReached(
  manifest: Manifest,
  source: string,
  reached = new Set<string>(),
): Set<string> {
  const { file, css = [], imports = [] } = entryOf(manifest, source);
  if (reached.has(file)) return reached;
  for (const each of [file, ...css]) reached.add(each);
  for (const imported of imports) filesReached(manifest, imported, reached);
  return reached;
}

export const isStyles = (file: string): boolean => file.endsWith('.css');
