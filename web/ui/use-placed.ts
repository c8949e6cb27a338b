import { type RefObject, useLayoutEffect } from 'react';

/**
 * Positions a floating element: at each render, on scrolling, and when the window, the element or, with a phone's
 * keyboard, the visual viewport changes its size.
 */
export function usePlaced(
  floating: RefObject<HTMLElement | null>,
  put: (element: HTMLElement) => void,
): void {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element) return;
    const place = () => put(element);
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(element);
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    visualViewport?.addEventListener('resize', place);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
      visualViewport?.removeEventListener('resize', place);
    };
  });
}
