import { useId } from 'react';
import type { ApplicationFormProps } from './application-form-props.ts';

type SendingProps = {
  readonly texts: ApplicationFormProps['texts'];
  /** The part that is uploaded, from 0 to 1. */
  readonly part: number;
  onStop(): void;
};

/** The progress of the upload, and a button that stops it. */
export function Sending({ texts, part, onStop }: SendingProps) {
  const id = useId();
  const percent = Math.round(part * 100);
  return (
    <div className="application-sending">
      <label htmlFor={id}>{texts.uploading.replace('{percent}', String(percent))}</label>
      <progress id={id} max={100} value={percent} />
      <button type="button" onClick={onStop} className="inline-link">
        {texts.cancel}
      </button>
    </div>
  );
}
