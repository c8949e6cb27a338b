let opened = 0;
/** The history entry of the open dialog. */
let current: string | undefined;
/** The entry being left, from `history.back()` to its `popstate`. A navigation in between would be undone. */
let leaving: string | undefined;

/**
 * Leaves the entry of a dialog that is no longer open, after a reload or Forward: otherwise the next Back would do
 * nothing. Call once, in the browser.
 */
export function leaveClosedDialogs(): void {
  const check = () => {
    const dialog = dialogOf(history.state);
    if (dialog === undefined) restoreScrolling();
    else if (dialog !== current) history.back();
  };
  addEventListener('popstate', check);
  // A reload with a dialog open keeps the scroll position.
  addEventListener('pagehide', restoreScrolling);
  check();
}

/**
 * Gives an open dialog its own history entry, so that the browser's Back closes it and stays on the page.
 * @param close called when Back was used
 * @returns removes the entry again; call it when the dialog is closed
 */
export function enterDialogHistory(close: () => void): () => void {
  opened += 1;
  const key = `${performance.timeOrigin}.${opened}`;
  const isOurs = () => dialogOf(history.state) === key;
  const onPopState = () => {
    if (!isOurs()) close();
  };
  let isClosed = false;
  // An entry that is being left disappears soon: this dialog cannot take it over.
  afterLeavingDialog(() => {
    if (isClosed) return;
    // Back would restore the page's scroll position, although a link in the dialog may have scrolled elsewhere.
    history.scrollRestoration = 'manual';
    // Reuses the entry that another dialog has left.
    current = key;
    const method = dialogOf(history.state) === undefined ? 'pushState' : 'replaceState';
    history[method]({ ...history.state, dialog: key }, '');
    addEventListener('popstate', onPopState);
  });
  return () => {
    isClosed = true;
    if (current === key) current = undefined;
    removeEventListener('popstate', onPopState);
    // Deferred: a link that closes the dialog navigates from this entry, and another dialog may reuse it.
    setTimeout(() => {
      if (!isOurs()) return;
      leaving = key;
      addEventListener('popstate', () => (leaving = undefined), { once: true });
      history.back();
    });
  };
}

/** Calls back once no closed dialog's entry is being left, usually at once. */
export function afterLeavingDialog(call: () => void): void {
  // Compares the entry, since other `popstate` listeners may have navigated first.
  if (leaving !== undefined && dialogOf(history.state) === leaving) {
    addEventListener('popstate', call, { once: true });
  } else call();
}

/** Calls back when the entry of a closing dialog is gone, so that a replacement affects the page's own entry. */
export function onceDialogLeft(call: () => void): void {
  if (dialogOf(history.state) === undefined) call();
  else addEventListener('popstate', call, { once: true });
}

/**
 * Turns the entry of an open dialog into the page's, for a link that navigates from it.
 * @returns whether there was one
 */
export function leaveDialogEntry(): boolean {
  const { dialog, ...state } = history.state ?? {};
  if (dialog === undefined) return false;
  history.replaceState(state, '');
  restoreScrolling();
  return true;
}

function restoreScrolling(): void {
  history.scrollRestoration = 'auto';
}

function dialogOf(state: unknown): string | undefined {
  return (state as { readonly dialog?: string } | null)?.dialog;
}
