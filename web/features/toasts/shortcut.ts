const letter = /^[a-z]$/i;

/**
 * Whether a key event is Alt+T. The typed letter counts: T is elsewhere on a Turkish F keyboard. Where Alt changes
 * the letter, as on a Mac, the physical key counts. AltGr+T types ₺ and does not match.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, key, code } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey || event.getModifierState('AltGraph')) return false;
  return letter.test(key) ? key.toLowerCase() === 't' : code === 'KeyT';
}
