import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is in the back/forward cache, from which Back could show it to anyone. Nothing is rendered then, and
 * a restored page reloads, which checks the session.
 */
export function useBackForwardCache(): boolean {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const leave = ({ persisted }: PageTransitionEvent) => {
      // Synchronously, before the browser stores the page.
      if (persisted) flushSync(() => setLeft(true));
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
  return isLeft;
}
