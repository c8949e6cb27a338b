import type { Labels } from '../texts.ts';

/**
 * The label of a field: that of the longest known end of its path, in which indexes and ids of records are `*`.
 * @param keys the document's name and the keys of the path
 * @returns undefined if no end of it has a label
 */
export function labelOf(labels: Labels, keys: readonly string[]): string | undefined {
  const known: Readonly<Record<string, string>> = labels;
  const named = keys.map((key) => (/^\d+$/.test(key) ? '*' : key));
  for (let from = 0; from < named.length; from += 1) {
    const label = known[named.slice(from).join('/')];
    if (label !== undefined) return label;
  }
  return undefined;
}
