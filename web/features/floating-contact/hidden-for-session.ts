const storageKey = 'contact_dock';
const hidden = 'hidden';
let hiddenHere = false;

/** Whether the visitor sent the dock away in this tab. */
export function isHiddenForSession(): boolean {
  try {
    return hiddenHere || sessionStorage.getItem(storageKey) === hidden;
  } catch {
    return hiddenHere;
  }
}

/** Keeps the dock away until the tab is closed; where storage is switched off, until the page is left. */
export function hideForSession(): void {
  hiddenHere = true;
  try {
    sessionStorage.setItem(storageKey, hidden);
  } catch {}
}
