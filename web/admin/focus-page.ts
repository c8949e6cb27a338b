/** Gives the keyboard a place once what had the focus is gone: else it would start again at the document's begin. */
export function focusPageIfLost(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
