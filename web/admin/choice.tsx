import { useId } from 'react';

/** The look of a control that narrows a list. */
export const filterControl =
  'mt-0.5 block h-11 w-full rounded-xl border border-edge bg-raised px-3 text-text';

type ChoiceProps<T extends string> = {
  readonly label: string;
  /** Stands for no choice. */
  readonly all: string;
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  onChoose(value: T | undefined): void;
};

/** One of several, or all of them. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, all, value, options, onChoose } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) =>
          onChoose(options.find((option) => option.value === target.value)?.value)
        }
        className={filterControl}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
