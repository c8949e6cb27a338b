import { useLayoutEffect, useRef } from 'react';
import { Plate } from '../ui/plate.tsx';
import type { Chapter } from './piece.ts';
import { PlateWall } from './plate-wall.tsx';

/** The plates, and one that failed to load. */
export const pictures: Chapter = {
  id: 'pictures',
  title: 'Pictures',
  lead: 'Every picture is drawn by lines, by code. A plate for paper has its night version; one for night is the same in both schemes.',
  pieces: [
    {
      title: 'Plates',
      note: 'All of them in all their tones: the file that this browser chose, its size, and how large it stands here.',
      layout: 'own',
      Sample: PlateWall,
    },
    {
      title: 'A picture that fails',
      note: 'Tried once as JPEG, then a line that breaks off stands in its place.',
      Sample: FailedPlate,
    },
  ],
};

/** A plate that failed to load, both in the best format and as JPEG. */
function FailedPlate() {
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
