import { type RefObject, useEffect, useState } from 'react';

/**
 * Waits until an element is near enough to be seen, and then stops.
 * @param ahead how far from the screen is near, as an observer's `rootMargin`
 * @returns what ends the wait
 */
export function onceInView(element: Element, ahead: string, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy device far away and near are told in one breath.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: ahead },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element is, or was, near enough to be seen. */
export function useInView(element: RefObject<Element | null>, ahead: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current) return onceInView(element.current, ahead, () => setNear(true));
  }, [element, ahead]);
  return isNear;
}
