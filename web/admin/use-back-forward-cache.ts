import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page has been left and may be shown again by the browser's Back, as it was and whoever presses it.
 * Nothing is drawn then, and a page that does come back is loaded anew, which asks the service.
 */
export function useBackForwardCache(): boolean {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const leave = ({ persisted }: PageTransitionEvent) => {
      // Before the browser keeps the page, not after.
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
