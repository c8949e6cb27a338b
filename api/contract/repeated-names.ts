/**
 * Indexes of names that repeat an earlier one in any letter case: Turkish, where I is the capital of ı, or other
 * languages, where it is that of i.
 */
export function repeatedNames(names: readonly string[]): number[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const keys = [`tr ${name.toLocaleLowerCase('tr')}`, `en ${name.toLowerCase()}`];
    const isRepeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isRepeated ? [index] : [];
  });
}
