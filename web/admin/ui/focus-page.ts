/** Focuses the page after the focused element was removed: otherwise Tab would start again at the document's beginning. */
export function focusPageIfLost(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

/** Keeps the focus in the open record after the pressed button was removed. */
export function focusRecord(): void {
  document.getElementById('detail-heading')?.focus({ preventScroll: true });
}
