import { useSetAtom } from 'jotai';
import { FileUp, Trash2 } from 'lucide';
import { fileUrl } from '#contract/content/uploaded-file.ts';
import { Icon } from '../../../ui/icon.tsx';
import { keyOf } from '../names.ts';
import { useContentTexts } from '../texts.ts';
import { uploadFileAtom } from '../uploads.ts';
import { FileButton } from './file-button.tsx';
import { ProblemAt } from './problem.tsx';
import { WordsButton, wordsClass } from './small-buttons.tsx';
import { useUpload } from './use-upload.ts';
import type { ValueProps } from './value-props.ts';

/** A PDF: opens the present one, uploads another one, or removes it. */
export function FileField({ value, fieldRef, name, onChange }: ValueProps<'file'>) {
  const texts = useContentTexts().files;
  const upload = useSetAtom(uploadFileAtom);
  const key = typeof value === 'string' ? value : undefined;
  const { take, isBusy, failure } = useUpload(upload, onChange);
  const words = key ? texts.replace : texts.upload;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          accept="application/pdf"
          id={keyOf(fieldRef)}
          aria-label={`${isBusy ? texts.busy : words} (${name})`}
          aria-describedby={`${keyOf(fieldRef)}-problem`}
          aria-disabled={isBusy || undefined}
          onFile={take}
        >
          <Icon drawing={FileUp} size={18} />
          {isBusy ? texts.busy : words}
        </FileButton>
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
            <WordsButton
              aria-label={`${texts.remove} (${name})`}
              onClick={() => onChange(undefined)}
            >
              <Icon drawing={Trash2} size={15} />
              {texts.remove}
            </WordsButton>
          </>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">{texts.size}</p>
      <ProblemAt at={keyOf(fieldRef)} failure={failure} />
    </div>
  );
}
