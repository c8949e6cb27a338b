import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = {
  readonly label: string;
  /** What is wrong with the value, in the page's language. */
  readonly error?: string | undefined;
};

/** What ties a control to its label and its error. */
type Tie = {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** A labelled line of text with its error beside it. */
export function TextField({ label, error, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error}>
      {(tie) => <input {...input} {...tie} />}
    </Field>
  );
}

/** A labelled text of several lines with its error beside it. */
export function TextArea({ label, error, ...input }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error}>
      {(tie) => <textarea {...input} {...tie} />}
    </Field>
  );
}

function Field({ label, error, children }: FieldProps & { children: (tie: Tie) => ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  const tie: Tie = {
    id,
    className:
      'mt-1.5 block w-full rounded-xl border border-edge bg-raised px-4 py-3 text-text aria-invalid:border-2 aria-invalid:border-error',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <p>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children(tie)}
      {error && (
        <span id={errorId} className="mt-1.5 block font-medium text-error">
          {error}
        </span>
      )}
    </p>
  );
}
