import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Roughly the width between the margins of an A4 sheet, in pixels. */
const paperWidth = 680;

/** The width of an element in whole pixels, on the screen or on paper; 0 until it is measured. */
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
    // A ResizeObserver does not run for print, and printing does not wait for a new render.
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
