import { useSetAtom } from 'jotai';
import { ImageUp, Undo2 } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { type PlacedPicture, readPictureFile } from '#contract/admin/content.ts';
import { plateUrl } from '../../plates/plate-url.ts';
import { plates } from '../../plates/plates.ts';
import { Icon } from '../../ui/icon.tsx';
import { FileButton } from './file-button.tsx';
import { keyOf } from './names.ts';
import { cropPictureAtom, plateAt, readPictureAtom, uploadPictureAtom } from './pictures.ts';
import { Problem, useProblem } from './problem.tsx';
import { useContentTexts } from './texts.ts';
import { type ValueProps, wordsClass } from './value-props.ts';

/** What the site's plates accept; the service checks the content. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** A picture of the site: what is shown now, another one by upload, and the point that it is cropped around. */
export function PictureField({ value, place, name, onChange }: ValueProps<'picture'>) {
  const texts = useContentTexts().pictures;
  const upload = useSetAtom(uploadPictureAtom);
  const [state, setState] = useState<'busy' | { readonly failure: string }>();
  const problem = useProblem(keyOf(place));
  const plate = plateAt(place.path);
  const key = typeof value === 'string' ? value : undefined;
  const { width, height, tones, widths } = plates[plate];
  const isBusy = state === 'busy';
  const take = async (file: File) => {
    setState('busy');
    const outcome = await upload(plate, file);
    setState(outcome.ok ? undefined : { failure: outcome.failure });
    if (outcome.ok) onChange(outcome.key);
  };
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <img
        src={plateUrl(plate, tones[0], widths[0], 'jpg', key)}
        alt=""
        loading="lazy"
        width={width}
        height={height}
        className="h-auto w-full rounded-xl border border-line"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <FileButton
            accept={accepted}
            id={keyOf(place)}
            aria-label={`${texts.upload} (${name})`}
            aria-describedby={`${keyOf(place)}-problem`}
            aria-disabled={isBusy || undefined}
            onFile={take}
          >
            <Icon drawing={ImageUp} size={18} />
            {isBusy ? texts.busy : texts.upload}
          </FileButton>
          {key && (
            <button
              type="button"
              aria-label={`${texts.drawn} (${name})`}
              onClick={() => onChange(undefined)}
              className={wordsClass}
            >
              <Icon drawing={Undo2} size={15} />
              {texts.drawn}
            </button>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">
          {texts.size.replace('{width}', String(Math.max(...widths)))}
        </p>
        <div id={`${keyOf(place)}-problem`}>
          <Problem text={typeof state === 'object' ? state.failure : problem} />
        </div>
        {key && <Crop picture={key} plate={plate} name={name} onCrop={onChange} />}
      </div>
    </div>
  );
}

type CropProps = {
  /** The picture's key. */
  readonly picture: string;
  readonly plate: ReturnType<typeof plateAt>;
  readonly name: string;
  onCrop(key: string): void;
};

/** The whole picture, with the point that the crop keeps in its middle: set by a press, or by two sliders. */
function Crop({ picture, plate, name, onCrop }: CropProps) {
  const texts = useContentTexts().pictures;
  const read = useSetAtom(readPictureAtom);
  const [found, setFound] = useState<PlacedPicture>();
  const crop = useSetAtom(cropPictureAtom);
  const [point, setPoint] = useState<{ readonly x: number; readonly y: number }>();
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const { x, y } = point ?? found ?? { x: 0.5, y: 0.5 };
  const move = async (next: { readonly x: number; readonly y: number }) => {
    setPoint(next);
    const outcome = await crop(picture, plate, next);
    setFailure(outcome.ok ? undefined : outcome.failure);
    if (outcome.ok) onCrop(outcome.key);
  };
  useEffect(() => {
    read(picture).then(setFound);
  }, [read, picture]);
  if (!found) return null;
  return (
    <details className="mt-2" open={point !== undefined || undefined}>
      <summary className={`${wordsClass} cursor-pointer`}>{texts.focus}</summary>
      <p className="mt-1 text-sm text-muted">{texts.focusHow}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same */}
      <div
        className="relative mt-2 max-w-80 cursor-crosshair overflow-clip rounded-xl border border-line"
        onClick={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          move({
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
          <label key={axis} htmlFor={id + axis} className="grid gap-0.5 text-sm text-muted">
            {texts[axis]}
            <input
              key={axis === 'x' ? x : y}
              id={id + axis}
              type="range"
              min={0}
              max={100}
              step={5}
              aria-label={`${texts[axis]} (${name})`}
              defaultValue={Math.round((axis === 'x' ? x : y) * 100)}
              // On release: each point has files of its own.
              onPointerUp={({ currentTarget }) => slide(axis, currentTarget)}
              onKeyUp={({ currentTarget }) => slide(axis, currentTarget)}
              className="h-8 w-full accent-(--color-link)"
            />
          </label>
        ))}
      </div>
      <Problem text={failure} />
    </details>
  );

  function slide(axis: 'x' | 'y', { value }: HTMLInputElement) {
    const next = { x, y, [axis]: Number(value) / 100 };
    if (next.x !== x || next.y !== y) move(next);
  }
}

function rounded(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
}
