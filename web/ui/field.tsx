import { type ComponentProps, type ReactNode, useId } from 'react';
import { unbroken } from './unbroken.tsx';

type FieldProps = {
  readonly label: string;
  /** Shown after the label of an optional field. */
  readonly optional?: string | undefined;
  /** A hint for filling it in. */
  readonly hint?: string | undefined;
  /** The error text, in the page's language. */
  readonly error?: string | undefined;
};

/** The attributes that connect a control with its label, hint and error. */
export type Tie = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

const box = 'mt-1.5 w-full rounded-xl border border-edge bg-raised text-text';
const control = `${box} block px-4 py-3 outline-offset-0 aria-invalid:border-2 aria-invalid:border-error`;

/** Style of a row whose parts form one field. The row's own style sheet shows an error. */
export const rowClass = `${box} flex`;

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const [field, input] = parted(props);
  return <Field {...field}>{(tie) => <input {...input} {...tie} className={control} />}</Field>;
}

/**
 * A required e-mail address. Not `type="email"`: Chromium then converts a domain in letters to ASCII, while Firefox and
 * WebKit keep it, and they differ in which addresses are valid.
 */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
    />
  );
}

export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  const [field, input] = parted(props);
  return <Field {...field}>{(tie) => <textarea {...input} {...tie} className={control} />}</Field>;
}

/** Separates the field's props from its control's. */
function parted<P extends FieldProps>({ label, optional, hint, error, ...control }: P) {
  return [{ label, optional, hint, error }, control] as const;
}

type SelectFieldProps = FieldProps &
  ComponentProps<'select'> & {
    /** The label of the empty option; undefined where one of the others is always chosen. */
    readonly placeholder?: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };

export function SelectField({ placeholder, options, ...props }: SelectFieldProps) {
  const [field, input] = parted(props);
  return (
    <Field {...field}>
      {(tie) => (
        <select {...input} {...tie} className={`${control} select`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
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

/** A label, the control that `children` renders, its hint and its error. */
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
          {unbroken(hint)}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 font-medium text-error">
          {unbroken(error)}
        </p>
      )}
    </div>
  );
}
