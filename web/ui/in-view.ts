import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in view or has been.
 * @param ahead the distance from the screen that counts as in view, as an observer's `rootMargin`
 */
export function useInView(element: RefObject<Element | null>, ahead: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries may arrive in one callback.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setInView(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, ahead]);
  return isInView;
}
