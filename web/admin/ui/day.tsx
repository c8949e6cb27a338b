import { FilterField } from './filter-field.tsx';

type DayProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  onDay(day: string): void;
};

/** A date field; `onDay` receives `2026-11-21`, or undefined when the field was cleared. */
export function Day({ label, value, min, max, onDay }: DayProps) {
  return (
    <FilterField label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value ?? ''}
          min={min}
          max={max}
          onChange={({ target }) => onDay(target.value)}
        />
      )}
    </FilterField>
  );
}
