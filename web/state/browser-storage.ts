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
 * Stores a text under a key. Where storage is disabled nothing happens. Where it is full, an earlier text in local
 * storage is removed: the next visit must not act on a choice that was changed since.
 * @param text null removes what is stored
 */
export function store(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    if (text && area === 'localStorage') store(area, key, null);
  }
}
