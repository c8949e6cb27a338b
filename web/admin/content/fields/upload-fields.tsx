import { useSetAtom } from 'jotai';
import { FileUp, type IconNode, ImageUp, Trash2, Undo2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { fileUrl } from '#contract/content/uploaded-file.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { plates } from '../../../plates/plates.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isolated } from '../../format/isolated.ts';
import { useIsShown } from '../../ui/use-run.ts';
import { keyOf, plateAt } from '../names.ts';
import { WordsButton, wordsClass } from '../small-buttons.tsx';
import { useContentTexts } from '../texts.ts';
import { ProblemAt, type ValueProps } from './field-parts.tsx';
import { FileButton } from './file-button.tsx';
import { PictureCrop } from './picture-crop.tsx';
import { PictureOf } from './picture-of.tsx';
import { type UploadResult, uploadFileAtom, uploadPictureAtom } from './uploads.ts';

/** A PDF: opens the present one, uploads another one, or removes it. */
export function FileField({ value, fieldRef, name, onChange }: ValueProps<'file'>) {
  const texts = useContentTexts().files;
  const upload = useSetAtom(uploadFileAtom);
  const key = typeof value === 'string' ? value : undefined;
  return (
    <Upload
      {...{ fieldRef, name, onChange, upload }}
      accept="application/pdf"
      drawing={FileUp}
      label={key ? texts.replace : texts.upload}
      busy={texts.busy}
      size={texts.size}
    >
      {key && (
        <>
          <a
            href={fileUrl(key)}
            target="_blank"
            rel="noopener"
            aria-label={`${texts.open} (${name})`}
            className={wordsClass}
          >
            {texts.open}
          </a>
          <WordsButton aria-label={`${texts.remove} (${name})`} onClick={() => onChange(undefined)}>
            <Icon drawing={Trash2} size={15} />
            {texts.remove}
          </WordsButton>
        </>
      )}
    </Upload>
  );
}

/** A picture of the site: the present one, an upload of another, and the focal point of its crop. */
export function PictureField({ value, fieldRef, name, onChange }: ValueProps<'picture'>) {
  const texts = useContentTexts().pictures;
  const upload = useSetAtom(uploadPictureAtom);
  const plate = plateAt(fieldRef.path);
  const key = typeof value === 'string' ? value : undefined;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {(key || fieldRef.document === 'pictures') && (
        <PictureOf plate={plate} value={value} className="h-auto w-full" />
      )}
      <div className="min-w-0">
        <Upload
          {...{ fieldRef, name, onChange }}
          accept={plate ? 'image/jpeg,image/png,image/webp,image/avif' : 'image/svg+xml,image/png'}
          drawing={ImageUp}
          label={texts.upload}
          busy={texts.busy}
          size={
            plate
              ? fill(texts.size, { width: String(Math.max(...plates[plate].widths)) })
              : texts.logoSize
          }
          upload={(file) => upload(plate ?? 'logo', file)}
        >
          {key && (
            <WordsButton
              aria-label={`${texts.drawn} (${name})`}
              onClick={() => onChange(undefined)}
            >
              <Icon drawing={Undo2} size={15} />
              {texts.drawn}
            </WordsButton>
          )}
        </Upload>
        {key && plate && (
          <PictureCrop picture={key} plate={plate} name={name} onChange={onChange} />
        )}
      </div>
    </div>
  );
}

type UploadProps = Pick<ValueProps, 'fieldRef' | 'name' | 'onChange'> & {
  /** As HTML's `accept`; the service checks the content. */
  readonly accept: string;
  readonly drawing: IconNode;
  readonly label: string;
  readonly busy: string;
  /** What may be uploaded. */
  readonly size: string;
  upload(file: File): Promise<UploadResult>;
  /** The actions for the present file. */
  readonly children: ReactNode;
};

/** The button that uploads a file. A refusal is a toast, with the file's name, if the field is unmounted. */
function Upload(props: UploadProps) {
  const { fieldRef, name, onChange, accept, drawing, label, busy, size, upload, children } = props;
  const [state, setState] = useState<'busy' | { readonly failure: string }>();
  const isShown = useIsShown();
  const isBusy = state === 'busy';
  const take = async (file: File) => {
    setState('busy');
    const outcome = await upload(file);
    setState(outcome.ok ? undefined : { failure: outcome.failure });
    if (outcome.ok) onChange(outcome.key);
    else if (!isShown.current) notify('error', `${isolated(file.name)}: ${outcome.failure}`);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          accept={accept}
          id={keyOf(fieldRef)}
          aria-label={`${isBusy ? busy : label} (${name})`}
          aria-describedby={`${keyOf(fieldRef)}-problem`}
          aria-disabled={isBusy || undefined}
          onFile={take}
        >
          <Icon drawing={drawing} size={18} />
          {isBusy ? busy : label}
        </FileButton>
        {children}
      </div>
      <p className="mt-1 text-sm text-muted">{size}</p>
      <ProblemAt
        at={keyOf(fieldRef)}
        failure={typeof state === 'object' ? state.failure : undefined}
      />
    </>
  );
}
