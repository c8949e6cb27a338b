import { FileText, X } from 'lucide';
import { type DragEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { cvTypes } from '#contract/cv.ts';
import { readableSize } from '../../format/file-size.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ApplicationTexts, StepProps } from './values.ts';

type CvFieldProps = StepProps & { readonly texts: ApplicationTexts };

/** By extension and by media type: some phones know only one of them. */
const accepted = Object.entries(cvTypes).flatMap(([ending, type]) => [`.${ending}`, type]);

/** The CV, selected or dropped: name, size, and a button that removes it. */
export function CvField({ texts, form }: CvFieldProps) {
  const language = usePageLanguage();
  const { field, fieldState } = useController({ control: form.control, name: 'cv' });
  const { value } = field;
  const onChange = (file: File | undefined) => {
    field.onChange(file);
    // Errors of a file are shown at once.
    if (file) form.trigger('cv');
    else form.changed('cv', file);
  };
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChange(file);
  };
  return (
    <Field label={texts.cv} hint={texts.cvHint} error={fieldState.error?.message}>
      {(tie) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: for dropping a file; the input inside works by mouse and keys
        <div
          className="cv-field"
          data-over={over || undefined}
          data-invalid={tie['aria-invalid']}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...tie}
            ref={field.ref}
            type="file"
            required
            accept={accepted.join(',')}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Otherwise the same file, selected again after its removal, would not be a change.
              target.value = '';
              if (file) onChange(file);
            }}
          />
          {value ? (
            <p className="flex items-center gap-[0.8rem]">
              <Icon drawing={FileText} size={24} className="flex-none text-link" />
              <span className="min-w-0 flex-1">
                <span className="block leading-[1.3] font-semibold wrap-anywhere">
                  {value.name}
                </span>
                <span className="text-[0.95rem] text-muted">
                  {readableSize(value.size, language)}
                </span>
              </span>
              <button
                type="button"
                aria-label={`${texts.cvRemove}: ${value.name}`}
                onClick={() => {
                  onChange(undefined);
                  // This button unmounts: move the focus first.
                  document.getElementById(tie.id)?.focus();
                }}
                className="grid size-11 flex-none place-items-center rounded-full hover:bg-chosen"
              >
                <Icon drawing={X} />
              </button>
            </p>
          ) : (
            <p className="flex flex-wrap items-center gap-x-[0.9rem] gap-y-[0.4rem] text-muted">
              <label
                htmlFor={tie.id}
                className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge px-[1.2rem] font-semibold text-text hover:bg-chosen"
              >
                {texts.cvChoose}
              </label>
              {/* Touch screens cannot drop files. */}
              <span className="[@media(hover:none)]:hidden">{texts.cvDrop}</span>
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
