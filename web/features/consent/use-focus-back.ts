import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Returns the focus when a part of the page that has it is removed: to its origin, else to the page's content.
 * Without this the keyboard would start again at the beginning of the document.
 * @returns the part's `onFocus` handler
 */
export function useFocusBack(): (event: FocusEvent) => void {
  const before = useRef<Element | null>(undefined);
  useEffect(() => {
    return () => {
      // Deferred: a dialog that closes at the same time returns the focus to a button that is gone.
      setTimeout(() => {
        // An element that fades out keeps the focus until it is removed.
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
