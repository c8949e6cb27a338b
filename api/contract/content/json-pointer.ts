/** The keys of a JSON Pointer (RFC 6901). */
export function keysOf(path: string): string[] {
  const [, ...keys] = path.split('/');
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A JSON Pointer with one more key. */
export function within(path: string, key: string | number): string {
  return `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
