import { useId } from 'react';
import { filterControl } from './choice.tsx';

type DayProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  onDay(day: string): void;
};

/** A day of the calendar; `onDay` is told `2026-11-21`, or nothing where it was emptied. */
export function Day({ label, value, min, max, onDay }: DayProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => onDay(target.value)}
        className={filterControl}
      />
    </div>
  );
}
