import { type ReactNode, useId } from 'react';
import { useTexts } from '../language.ts';

type FilterFieldProps = {
  readonly label: string;
  /** Renders the control with the props that it is given. */
  readonly children: (control: { readonly id: string; readonly className: string }) => ReactNode;
};

/** A labelled control that narrows the list. */
export function FilterField({ label, children }: FilterFieldProps) {
  const id = useId();
  const className =
    'mt-0.5 block h-11 w-full rounded-xl border border-edge bg-raised px-3 text-text';
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      {children({ id, className })}
    </div>
  );
}

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

type DayProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  onDay(day: string): void;
};

/** A date field; `onDay` receives `2026-11-21`, or an empty text when the field was cleared. */
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
