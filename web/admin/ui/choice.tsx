import { useTexts } from '../language.ts';
import { FilterField } from './filter-field.tsx';

type ChoiceProps<T extends string> = {
  readonly label: string;
  /** The label of the empty choice; by default "all". */
  readonly all?: string;
  readonly value: T | undefined;
  readonly options: readonly T[];
  nameOf(option: T): string;
  onChoose(value: T | undefined): void;
};

/** A select whose empty choice means all. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { filters } = useTexts();
  const { label, all = filters.all, value, options, nameOf, onChoose } = props;
  return (
    <FilterField label={label}>
      {(control) => (
        <select
          {...control}
          className={`select ${control.className}`}
          value={value ?? ''}
          onChange={({ target }) => onChoose(options.find((option) => option === target.value))}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </FilterField>
  );
}
