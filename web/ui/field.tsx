import { type ComponentProps, useId } from 'react';

type FieldProps = {
  readonly label: string;
  /** What is wrong with the value, in the page's language. */
  readonly error?: string | undefined;
};

const control =
  'mt-1.5 block w-full rounded-xl border border-edge bg-raised px-4 py-3 text-text aria-invalid:border-2 aria-invalid:border-error';

/** A labelled line of text with its error beside it. */
export function TextField({ label, error, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input {...input} {...state(id, error)} className={control} />
      <FieldError id={id} error={error} />
    </p>
  );
}

/** A labelled text of several lines with its error beside it. */
export function TextArea({ label, error, ...input }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea {...input} {...state(id, error)} className={control} />
      <FieldError id={id} error={error} />
    </p>
  );
}

function state(id: string, error: string | undefined) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId(id) : undefined,
  };
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span id={errorId(id)} className="mt-1.5 block font-medium text-error">
      {error}
    </span>
  );
}

function errorId(id: string): string {
  return `${id}-error`;
}
