import { FilterField } from './filter-field.tsx';

type ChoiceProps<T extends string> = {
  readonly label: string;
  /** The label of the empty choice. */
  readonly all: string;
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  onChoose(value: T | undefined): void;
};

/** A select whose empty choice means all. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, all, value, options, onChoose } = props;
  return (
    <FilterField label={label}>
      {(control) => (
        <select
          {...control}
          className={`select ${control.className}`}
          value={value ?? ''}
          onChange={({ target }) =>
            onChoose(options.find((option) => option.value === target.value)?.value)
          }
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FilterField>
  );
}
