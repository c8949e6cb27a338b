import { useLayoutEffect, useRef } from 'react';
import { Plate } from '../ui/plate.tsx';

/** A plate that did not arrive, neither in the best format nor as JPEG. */
export function FailedPlate() {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const image = holder.current?.querySelector('img');
    // What a browser tells of each file that fails; files that truly failed would fill the console.
    image?.dispatchEvent(new Event('error'));
    image?.dispatchEvent(new Event('error'));
  }, []);
  return (
    <div ref={holder} className="overflow-hidden rounded-[1.75rem] bg-raised">
      <Plate id="tides" alt="" sizes="40rem" className="h-auto w-full" />
    </div>
  );
}
