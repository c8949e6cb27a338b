import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Reading<T> = {
  readonly element: RefObject<T | null>;
  /** Empty until there is something to read. */
  readonly reading: string;
  /** Reads again, after changes that do not change the size. */
  readonly readAgain: () => void;
};

/**
 * The result of `read` for an element on the screen, updated when its size changes.
 * @param read the same function at each call
 */
export function useReading<T extends Element>(read: (element: T) => string): Reading<T> {
  const element = useRef<T>(null);
  const [reading, setReading] = useState('');
  const readAgain = useCallback(() => {
    if (element.current) setReading(read(element.current));
  }, [read]);
  useEffect(() => {
    const observer = new ResizeObserver(readAgain);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [readAgain]);
  return { element, reading, readAgain };
}
