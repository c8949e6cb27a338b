import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = {
  readonly label: string;
  /** Behind the label of what may be left out. */
  readonly optional?: string | undefined;
  /** What to know before filling it in. */
  readonly hint?: string | undefined;
  /** What is wrong with the value, in the page's language. */
  readonly error?: string | undefined;
};

/** What ties a control to its label, its hint and its error. */
export type Tie = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

const box = 'mt-1.5 w-full rounded-xl border border-edge bg-raised text-text';
const control = `${box} block px-4 py-3 aria-invalid:border-2 aria-invalid:border-error`;

/** The look of a row whose parts make one field; what is wrong in it the row's own style sheet shows. */
export const rowClass = `${box} flex`;

/** A labelled line of text with its error beside it. */
export function TextField({
  label,
  optional,
  hint,
  error,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, optional, hint, error }}>
      {(tie) => <input {...input} {...tie} className={control} />}
    </Field>
  );
}

/** A labelled text of several lines with its error beside it. */
export function TextArea({
  label,
  optional,
  hint,
  error,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, optional, hint, error }}>
      {(tie) => <textarea {...input} {...tie} className={control} />}
    </Field>
  );
}

type SelectFieldProps = FieldProps &
  ComponentProps<'select'> & {
    /** Stands there until an option is chosen. */
    readonly placeholder: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };

/** A labelled choice of one option, with its error beside it. */
export function SelectField({
  label,
  optional,
  hint,
  error,
  placeholder,
  options,
  ...input
}: SelectFieldProps) {
  return (
    <Field {...{ label, optional, hint, error }}>
      {(tie) => (
        <select {...input} {...tie} className={`${control} select`}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A label, the control that `children` draws, and what there is to say of it. */
export function Field({
  label,
  optional,
  hint,
  error,
  children,
}: FieldProps & { children: (tie: Tie) => ReactNode }) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const tie: Tie = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </label>
      {children(tie)}
      {hint && (
        <p id={hintId} className="mt-1.5 text-[0.95rem] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 font-medium text-error">
          {error}
        </p>
      )}
    </div>
  );
}
