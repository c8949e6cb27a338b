import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Between the margins of an A4 sheet, nearly. */
const paperWidth = 680;

/** How wide an element is, in whole pixels, on the screen or on paper; 0 until it is measured. */
export function useWidth<E extends Element>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    let shown = 0;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) shown = Math.floor(entry.contentRect.width);
      setWidth(shown);
    });
    observer.observe(element.current);
    // Nobody observes a page that is being printed, and nobody waits for it to be drawn anew.
    const print = () => flushSync(() => setWidth(paperWidth));
    const goBack = () => setWidth(shown);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', goBack);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', goBack);
    };
  }, []);
  return [element, width];
}
