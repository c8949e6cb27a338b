const storageKey = 'contact_dock';
const hidden = 'hidden';
let hiddenHere = false;

/** Whether the visitor has hidden the floating contact in this tab. */
export function isHiddenForSession(): boolean {
  try {
    return hiddenHere || sessionStorage.getItem(storageKey) === hidden;
  } catch {
    return hiddenHere;
  }
}

/** Hides the floating contact until the tab is closed; with storage disabled, until the page is left. */
export function hideForSession(): void {
  hiddenHere = true;
  try {
    sessionStorage.setItem(storageKey, hidden);
  } catch {}
}
