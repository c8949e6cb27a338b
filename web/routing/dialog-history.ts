let opened = 0;
/** The entry that is being left, from `history.back()` to its `popstate`: that would take back a navigation in between. */
let leaving: string | undefined;

/**
 * Gives an open dialog an entry of its own in the history, so that the browser's Back closes it and stays on the page.
 * @param close called when Back was used
 * @returns to be called when the dialog is closed: takes the entry away again
 */
export function enterDialogHistory(close: () => void): () => void {
  opened += 1;
  const key = `${performance.timeOrigin}.${opened}`;
  // Back to a page would scroll it to where it stood: a link of the dialog may have just scrolled it elsewhere.
  history.scrollRestoration = 'manual';
  // One that another dialog or a reload has left is taken over.
  const method = dialogOf(history.state) === undefined ? 'pushState' : 'replaceState';
  history[method]({ ...history.state, dialog: key }, '');
  const isOurs = () => dialogOf(history.state) === key;
  const onPopState = () => {
    if (isOurs()) return;
    history.scrollRestoration = 'auto';
    close();
  };
  addEventListener('popstate', onPopState);
  return () => {
    removeEventListener('popstate', onPopState);
    // Not at once: a link that closes it leads on from this entry, and another dialog may take it over.
    setTimeout(() => {
      if (!isOurs()) return;
      leaving = key;
      addEventListener('popstate', left, { once: true });
      history.back();
    });
    if (!isOurs()) restoreScrolling();
  };
}

/** Calls it once no closed dialog's entry is being left: at once in most cases. */
export function afterLeavingDialog(call: () => void): void {
  // By the entry too: others that wait for the same event may be called first, and navigate.
  if (leaving !== undefined && dialogOf(history.state) === leaving) {
    addEventListener('popstate', call, { once: true });
  } else call();
}

/** Calls it when the entry of the dialog that is about to close is gone: what it replaces then is the page's own. */
export function onceDialogLeft(call: () => void): void {
  if (dialogOf(history.state) === undefined) call();
  else addEventListener('popstate', call, { once: true });
}

/**
 * Makes the entry of an open dialog the page's, for a link that leads on from it.
 * @returns whether there was one
 */
export function leaveDialogEntry(): boolean {
  const { dialog, ...state } = history.state ?? {};
  if (dialog === undefined) return false;
  history.replaceState(state, '');
  return true;
}

function left(): void {
  leaving = undefined;
  restoreScrolling();
}

function restoreScrolling(): void {
  history.scrollRestoration = 'auto';
}

function dialogOf(state: unknown): string | undefined {
  return (state as { readonly dialog?: string } | null)?.dialog;
}
