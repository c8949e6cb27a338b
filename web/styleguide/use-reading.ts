import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Reading<T> = {
  readonly element: RefObject<T | null>;
  /** Empty until there is something to read. */
  readonly reading: string;
  /** Reads again, for changes that leave the size as it was. */
  readonly readAgain: () => void;
};

/**
 * What `read` says of an element as it is on the screen, said anew when its size changes.
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
