import { useEffect } from 'react';

/**
 * Calls `save` at once, when the network is back, and before the page may be unloaded. @returns a function that stops
 * it
 */
export function saveBeforeLeaving(save: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') save();
  };
  save();
  addEventListener('online', save);
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('online', save);
    removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** The browser asks before the page is left. */
export function useLeaveWarning(isWarning: boolean): void {
  useEffect(() => {
    if (!isWarning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isWarning]);
}
