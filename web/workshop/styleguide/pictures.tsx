import { useLayoutEffect, useRef, useState } from 'react';
import { type PlateId, plateIds } from '#contract/content/plate-ids.ts';
import { plates, plateUrl, type Tone } from '../../plates/plates.ts';
import { Plate, Sources } from '../../ui/plate.tsx';
import type { Chapter } from './piece.ts';
import { useReading } from './use-reading.ts';

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

function PlateWall() {
  return (
    <ul className="wrap grid gap-x-5 gap-y-12 md:grid-cols-2">
      {plateIds.flatMap((id) =>
        plates[id].tones.map((tone) => (
          <li key={`${id}-${tone}`}>
            <PlateFigure id={id} tone={tone} />
          </li>
        )),
      )}
    </ul>
  );
}

type PlateFigureProps = { readonly id: PlateId; readonly tone: Tone };

function PlateFigure({ id, tone }: PlateFigureProps) {
  const { element, reading, readAgain } = useReading<HTMLImageElement>(readFile);
  const [missing, setMissing] = useState(false);
  const { width, height, widths } = plates[id];
  return (
    <figure lang="en">
      <div
        className={`grid min-h-60 place-items-center rounded-xl border border-line p-5 sm:p-8 ${mats[tone]}`}
      >
        <picture className={missing ? 'hidden' : ''}>
          <Sources id={id} tone={tone} sizes={shownAs} />
          <img
            ref={element}
            src={plateUrl(id, tone, widths[0], 'jpg')}
            srcSet={widths.map((each) => `${plateUrl(id, tone, each, 'jpg')} ${each}w`).join(', ')}
            sizes={shownAs}
            alt={`${id}, for ${tone}`}
            width={width}
            height={height}
            loading="lazy"
            onLoad={readAgain}
            onError={() => setMissing(true)}
            className="h-auto w-full"
          />
        </picture>
      </div>
      <figcaption className="mt-3 text-sm">
        <span className="font-semibold">{id}</span> · {tone}
        <span className="block text-muted figures">
          {missing ? 'has no file: draw it' : `${width} × ${height}, ${reading}`}
        </span>
      </figcaption>
    </figure>
  );
}

/** The ground that each tone is drawn for. */
const mats: Readonly<Record<Tone, string>> = { night: 'bg-night', paper: 'bg-paper' };

const shownAs = '(width < 48rem) 90vw, 36rem';

/** The chosen file, its size in kB, and its size on the screen in CSS pixels. */
function readFile(image: HTMLImageElement): string {
  const shown = `shown at ${image.clientWidth} × ${image.clientHeight}`;
  const { currentSrc } = image;
  if (!currentSrc) return shown;
  const [entry] = performance.getEntriesByName(currentSrc) as PerformanceResourceTiming[];
  const weight = entry?.decodedBodySize ? ` (${Math.round(entry.decodedBodySize / 1000)} kB)` : '';
  return `${shown} from ${currentSrc.split('/').at(-1)}${weight}`;
}
