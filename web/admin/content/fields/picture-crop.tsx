import { useSetAtom, useStore } from 'jotai';
import { useId, useRef, useState } from 'react';
import { readPicture, readPictureFile } from '#contract/admin/content.ts';
import type { PlateId } from '#contract/content/plate-ids.ts';
import { queryOf, showResponse } from '../../api-client/queries.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { FailedPart } from '../../ui/failed.tsx';
import { useRead } from '../../ui/fetched.tsx';
import { wordsClass } from '../small-buttons.tsx';
import { useContentTexts } from '../texts.ts';
import type { ValueProps } from './field-parts.tsx';
import { cropPictureAtom, type Point } from './uploads.ts';

type PictureCropProps = Pick<ValueProps<'picture'>, 'name' | 'onChange'> & {
  readonly picture: string;
  readonly plate: PlateId;
};

/** The size of a picture and its point, which never change. */
function pictureRead(key: string) {
  return { ...queryOf(readPicture, { query: { key } }), staleTime: Number.POSITIVE_INFINITY };
}

/** A point that was chosen for a picture, while its crop is not there. */
type Chosen = Point & {
  readonly of: string;
  /** Whether a slider is not released yet. */
  readonly isMoving?: boolean;
  readonly failure?: string;
};

/** The whole picture with the focal point of its crop: set by a press, or by two sliders. */
export function PictureCrop({ picture, plate, name, onChange }: PictureCropProps) {
  const texts = useContentTexts().pictures;
  const { get } = useStore();
  const crop = useSetAtom(cropPictureAtom);
  const { data: found, hasFailed, retry } = useRead(pictureRead(picture));
  /** The picture whose file could not be loaded. */
  const [missing, setMissing] = useState<string>();
  const [lastChosen, setChosen] = useState<Chosen>();
  /** The point of the last crop; undefined while a slider moves on: the response to that crop changes nothing then. */
  const newest = useRef<Point>(undefined);
  const id = useId();
  if (hasFailed || missing === picture) {
    const again = () => {
      setMissing(undefined);
      retry();
    };
    return <FailedPart text={texts.focusFailed} onRetry={again} />;
  }
  if (!found) return null;
  // Not that of a picture that was replaced meanwhile.
  const chosen = lastChosen?.of === picture ? lastChosen : undefined;
  const { x, y } = chosen ?? found;
  const cropAround = async (point: Point) => {
    newest.current = point;
    setChosen({ ...point, of: picture });
    const outcome = await crop(picture, plate, point);
    if (newest.current !== point) return;
    if (!outcome.ok) return setChosen({ ...point, of: picture, failure: outcome.failure });
    const { key } = outcome;
    await showResponse(get, pictureRead(key), { ...found, ...point, key });
    onChange((now: unknown) => (now === picture ? key : now));
  };
  const release = () => chosen?.isMoving && cropAround({ x, y });
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
          onError={() => setMissing(picture)}
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
              onChange={({ target: { value } }) => {
                newest.current = undefined;
                setChosen({ x, y, [axis]: Number(value) / 100, of: picture, isMoving: true });
              }}
              // On release: each point has files of its own.
              onPointerUp={release}
              onKeyUp={release}
              onBlur={release}
              className="h-8 w-full accent-(--color-link)"
            />
          </label>
        ))}
      </div>
      <ErrorLine>{chosen?.failure}</ErrorLine>
    </details>
  );
}

function rounded(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
}
