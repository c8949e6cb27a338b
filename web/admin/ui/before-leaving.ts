import { useEffect } from 'react';

/** Calls `save` at once, when the network is back, and before the page may be unloaded. @returns a stop function */
export function saveBeforeLeaving(save: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') save();
  };
  save();
  addEventListener('online', save, { signal });
  addEventListener('pagehide', save, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => ended.abort();
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
