import { useSetAtom } from 'jotai';
import { ImageUp, Undo2 } from 'lucide';
import { fill } from '#contract/fill.ts';
import { plateUrl } from '../../../plates/plate-url.ts';
import { plates } from '../../../plates/plates.ts';
import { Icon } from '../../../ui/icon.tsx';
import { keyOf } from '../names.ts';
import { plateAt } from '../pictures.ts';
import { useContentTexts } from '../texts.ts';
import { uploadPictureAtom } from '../uploads.ts';
import { FileButton } from './file-button.tsx';
import { PictureCrop } from './picture-crop.tsx';
import { ProblemAt } from './problem.tsx';
import { WordsButton } from './small-buttons.tsx';
import { useUpload } from './use-upload.ts';
import type { ValueProps } from './value-props.ts';

/** Types that plates accept; the service checks the content. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** A picture of the site: the present one, an upload of another, and the focal point of its crop. */
export function PictureField({ value, fieldRef, name, onChange }: ValueProps<'picture'>) {
  const texts = useContentTexts().pictures;
  const upload = useSetAtom(uploadPictureAtom);
  const plate = plateAt(fieldRef.path);
  const key = typeof value === 'string' ? value : undefined;
  const { width, height, tones, widths } = plates[plate];
  const { take, isBusy, failure } = useUpload((file) => upload(plate, file), onChange);
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
            id={keyOf(fieldRef)}
            aria-label={`${texts.upload} (${name})`}
            aria-describedby={`${keyOf(fieldRef)}-problem`}
            aria-disabled={isBusy || undefined}
            onFile={take}
          >
            <Icon drawing={ImageUp} size={18} />
            {isBusy ? texts.busy : texts.upload}
          </FileButton>
          {key && (
            <WordsButton
              aria-label={`${texts.drawn} (${name})`}
              onClick={() => onChange(undefined)}
            >
              <Icon drawing={Undo2} size={15} />
              {texts.drawn}
            </WordsButton>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">
          {fill(texts.size, { width: String(Math.max(...widths)) })}
        </p>
        <ProblemAt at={keyOf(fieldRef)} failure={failure} />
        {key && <PictureCrop picture={key} plate={plate} name={name} onChange={onChange} />}
      </div>
    </div>
  );
}
