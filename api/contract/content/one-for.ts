/** The same schema for each key. */
export function oneFor<K extends string, S>(keys: readonly K[], schema: S) {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>;
}
