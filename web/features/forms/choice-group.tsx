import { useId } from 'react';
import { unbroken } from '../../ui/unbroken.tsx';
import type { FieldProps } from './use-validated-form.ts';

type ChoiceGroupProps<Value extends string> = FieldProps & {
  /** `radio`: one choice. `checkbox`: any number of choices. */
  readonly kind: 'radio' | 'checkbox';
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly className: string;
};

/** Choices that are all visible at once, with the error text below them. */
export function ChoiceGroup<Value extends string>({
  kind,
  label,
  values,
  labels,
  className,
  error,
  ...field
}: ChoiceGroupProps<Value>) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className={`choices ${className}`}>
      <legend className="font-semibold">{label}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input
              type={kind}
              value={value}
              required={kind === 'radio'}
              aria-invalid={error ? true : undefined}
              className={kind === 'checkbox' ? 'checkbox' : undefined}
              {...field}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 font-medium text-error">
          {unbroken(error)}
        </p>
      )}
    </fieldset>
  );
}
