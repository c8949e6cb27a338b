import { type RefObject, useEffect, useState } from 'react';

/**
 * Calls back once, when an element comes into view.
 * @param ahead the distance from the screen that counts as in view, as an observer's `rootMargin`
 * @returns a function that stops the observation
 */
export function onceInView(element: Element, ahead: string, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // Several entries may arrive in one callback.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: ahead },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element is in view or has been. */
export function useInView(element: RefObject<Element | null>, ahead: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (element.current) return onceInView(element.current, ahead, () => setInView(true));
  }, [element, ahead]);
  return isInView;
}
