type Area = 'localStorage' | 'sessionStorage';

/** The text stored under a key. Null if there is none, or storage is disabled. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text under a key. Does nothing where storage is disabled. If local storage is full, the old text is removed,
 * so that the next visit does not act on an outdated choice.
 * @param text null removes the stored text
 */
export function store(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    if (text && area === 'localStorage') store(area, key, null);
  }
}
