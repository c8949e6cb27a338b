import { useLayoutEffect, useRef } from 'react';
import { Plate } from '../ui/plate.tsx';

/** A plate that failed to load, both in the best format and as JPEG. */
export function FailedPlate() {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const image = holder.current?.querySelector('img');
    // Simulated: files that truly fail would fill the console.
    image?.dispatchEvent(new Event('error'));
    image?.dispatchEvent(new Event('error'));
  }, []);
  return (
    <div ref={holder} className="overflow-hidden rounded-[1.75rem] bg-raised">
      <Plate id="tides" alt="" sizes="40rem" className="h-auto w-full" />
    </div>
  );
}
