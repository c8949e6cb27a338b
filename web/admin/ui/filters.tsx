import type { KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../language.ts';
import { SmallField, smallFieldClass } from './small-field.tsx';

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
    <SmallField label={label}>
      {(tie) => (
        <select
          {...tie}
          className={`select h-11 ${smallFieldClass}`}
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
    </SmallField>
  );
}

type DayProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Whether a day is required: an emptied field shows the previous one again. */
  readonly isRequired?: boolean;
  onDay(day: string): void;
};

type DayRangeProps = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  onDays(change: { readonly from?: string | undefined; readonly to?: string | undefined }): void;
};

/** The first and the last day of a list, both of them included. */
export function DayRange({ from, to, onDays }: DayRangeProps) {
  const { filters } = useTexts();
  return (
    <>
      <Day
        label={filters.from}
        value={from}
        max={to}
        onDay={(day) => onDays({ from: day || undefined })}
      />
      <Day
        label={filters.to}
        value={to}
        min={from}
        onDay={(day) => onDays({ to: day || undefined })}
      />
    </>
  );
}

/** Pause after the last key before a typed day counts, in ms: longer than between two of its digits. */
const pauseMs = 1500;
/** An earlier year is still being typed. */
const firstYear = '1000';

/** A date field; a cleared one gives an empty text. A typed day counts after a pause, by Enter or on blur. */
export function Day({ label, value = '', min, max, isRequired = false, onDay }: DayProps) {
  const [text, setText] = useState(value);
  const isTyped = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => setText(value), [value]);
  // An incomplete day is an empty text too.
  const isWhole = () =>
    text === '' ? !isRequired && !input.current?.validity.badInput : text >= firstYear;
  const report = () => {
    isTyped.current = false;
    if (text === value) return;
    if (isWhole()) onDay(text);
    else setText(value);
  };
  const reportTyped = useEffectEvent(() => {
    if (isTyped.current && isWhole()) report();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each digit restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => reportTyped(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') report();
    else if (key !== 'Tab') isTyped.current = true;
  };
  return (
    <SmallField label={label}>
      {(tie) => (
        <input
          {...tie}
          className={`h-11 ${smallFieldClass}`}
          ref={input}
          type="date"
          value={text}
          min={min}
          max={max}
          onKeyDown={press}
          onBlur={report}
          onChange={({ target }) => {
            if (isTyped.current) setText(target.value);
            else onDay(target.value);
          }}
        />
      )}
    </SmallField>
  );
}
