import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type PlacedPicture, readPictureFile } from '#contract/admin/content.ts';
import type { PlateId } from '#contract/content/plate-ids.ts';
import { FailedPart } from '../../ui/failed.tsx';
import { useContentTexts } from '../texts.ts';
import { cropPictureAtom, type Point, readPictureAtom } from '../uploads.ts';
import { Problem } from './problem.tsx';
import { wordsClass } from './small-buttons.tsx';
import type { ValueProps } from './value-props.ts';

type PictureCropProps = Pick<ValueProps<'picture'>, 'name' | 'onChange'> & {
  /** The picture's key. */
  readonly picture: string;
  readonly plate: PlateId;
};

/** The whole picture with the focal point of its crop: set by a press, or by two sliders. */
export function PictureCrop({ picture, plate, name, onChange }: PictureCropProps) {
  const texts = useContentTexts().pictures;
  const read = useSetAtom(readPictureAtom);
  const crop = useSetAtom(cropPictureAtom);
  const [found, setFound] = useState<PlacedPicture>();
  /** Whether the picture or its size could not be loaded. */
  const [isMissing, setMissing] = useState(false);
  /** Position of a slider until it is released. */
  const [moved, setMoved] = useState<Point>();
  const [failure, setFailure] = useState<string>();
  /** The picture that is being read or was cropped here. */
  const own = useRef<string>(undefined);
  /** The newest point whose crop has no response yet. */
  const awaited = useRef<Point>(undefined);
  const id = useId();
  const load = async () => {
    own.current = picture;
    awaited.current = undefined;
    setMissing(false);
    const answer = await read(picture);
    if (own.current !== picture) return;
    setFound(answer);
    setMissing(!answer);
    setMoved(undefined);
    setFailure(undefined);
  };
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (own.current !== picture) loadNow();
  }, [picture]);
  const cropAround = async ({ x, y }: Point) => {
    const next = { x, y };
    const from = own.current;
    if (from === undefined) return;
    awaited.current = next;
    setMoved(undefined);
    setFound((one) => one && { ...one, ...next });
    const outcome = await crop(from, plate, next);
    // A newer point was chosen, or the picture was replaced.
    if (awaited.current !== next) return;
    awaited.current = undefined;
    setFailure(outcome.ok ? undefined : outcome.failure);
    if (!outcome.ok) return;
    own.current = outcome.key;
    onChange((now: unknown) => (now === from ? outcome.key : now));
  };
  const release = () => moved && cropAround(moved);
  if (isMissing) return <FailedPart text={texts.focusFailed} onRetry={load} />;
  if (!found) return null;
  const { x, y } = moved ?? found;
  return (
    <details className="mt-2">
      <summary className={`${wordsClass} cursor-pointer`}>{texts.focus}</summary>
      <p className="mt-1 text-sm text-muted">{texts.focusHow}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same */}
      <div
        className="relative mt-2 max-w-80 cursor-crosshair overflow-clip rounded-xl border border-line"
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          cropAround({
            x: rounded((clientX - box.left) / box.width),
            y: rounded((clientY - box.top) / box.height),
          });
        }}
      >
        <img
          src={`${readPictureFile.path}?key=${picture}`}
          alt=""
          width={found.width}
          height={found.height}
          onError={() => {
            setFound(undefined);
            setMissing(true);
          }}
          className="h-auto w-full"
        />
        <span
          aria-hidden="true"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#000]"
        />
      </div>
      <div className="mt-2 grid max-w-80 gap-2">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} htmlFor={id + axis} className="grid gap-1.5 text-sm text-muted">
            {texts[axis]}
            <input
              id={id + axis}
              type="range"
              min={0}
              max={100}
              step={5}
              aria-label={`${texts[axis]} (${name})`}
              value={Math.round((axis === 'x' ? x : y) * 100)}
              onChange={({ target }) => setMoved({ x, y, [axis]: Number(target.value) / 100 })}
              // On release: each point has files of its own.
              onPointerUp={release}
              onKeyUp={release}
              onBlur={release}
              className="h-8 w-full accent-(--color-link)"
            />
          </label>
        ))}
      </div>
      <Problem text={failure} />
    </details>
  );
}

function rounded(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
}
