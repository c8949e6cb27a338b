/**
 * The indexes of names that an earlier one has too, in any letter case: of Turkish, where I is the capital of ı, and of
 * other languages, where it is that of i.
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
