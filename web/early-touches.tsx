import { useEffect } from 'react';

/**
 * Does what the visitor did before the page could answer. It stands inside the page's own Suspense boundary:
 * outside, its effect would come before the page's handlers, and the browser would send a form by itself.
 */
export function EarlyTouches() {
  useEffect(() => {
    const { earlyTouches } = window;
    earlyTouches?.stop();
    for (const { kind, element } of earlyTouches?.remembered.splice(0) ?? []) {
      delete element.dataset.waiting;
      if (kind === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, []);
  return null;
}
