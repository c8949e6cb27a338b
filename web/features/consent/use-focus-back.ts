import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Gives the focus back when a part of the page goes away that had it: to where it was before, else to the page's
 * content. Without this the keyboard would start again at the document's begin.
 * @returns what the part must call when the focus comes to it
 */
export function useFocusBack(): (event: FocusEvent) => void {
  const before = useRef<Element | null>(undefined);
  useEffect(() => {
    return () => {
      // Later: a dialog that goes at the same time gives the focus to a button that is no more.
      setTimeout(() => {
        // What goes out of sight slowly keeps the focus until it is gone.
        const isLost = document.activeElement?.matches('body, dialog:not([open]) *') ?? true;
        if (before.current === undefined || !isLost) return;
        const isThere = before.current instanceof HTMLElement && before.current.isConnected;
        const target = isThere ? (before.current as HTMLElement) : document.getElementById('main');
        target?.focus({ preventScroll: true });
      });
    };
  }, []);
  return ({ currentTarget, relatedTarget }) => {
    if (currentTarget.contains(relatedTarget) || relatedTarget?.closest('dialog')) return;
    before.current = relatedTarget;
  };
}
