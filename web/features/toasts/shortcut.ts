const letter = /^[a-z]$/i;

/**
 * Whether a key is Alt+T, by what stands on the key: T is elsewhere on a Turkish F keyboard. Where Alt makes
 * another sign of it, as on a Mac, the key's place counts. With AltGr it types ₺, and is none.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, key, code } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey || event.getModifierState('AltGraph')) return false;
  return letter.test(key) ? key.toLowerCase() === 't' : code === 'KeyT';
}
