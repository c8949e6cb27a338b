import { useState } from 'react';
import { useContentTexts } from '../texts.ts';
import { ProblemAt, useTie } from './problem.tsx';
import { inputClass, type ValueProps } from './value-props.ts';

/** A number. Text that is no number stays in the field, and is not saved. */
export function NumberField({ field, value, fieldRef, name, onChange }: ValueProps<'number'>) {
  const texts = useContentTexts().fields;
  const tie = useTie(fieldRef);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (typeof value === 'number' ? String(value) : '');
  const isWrong = typed !== undefined && !Number.isFinite(Number(shown.replace(',', '.') || 'x'));
  return (
    <div>
      <input
        {...tie}
        inputMode="decimal"
        autoComplete="off"
        aria-label={name}
        aria-invalid={typed !== undefined || tie['aria-invalid']}
        value={shown}
        onChange={({ target }) => {
          const text = target.value.trim().replace(',', '.');
          const next = Number(text);
          const isEmpty = text === '' && field.optional;
          // "40." may become another number.
          const isNumber = text !== '' && Number.isFinite(next) && String(next) === text;
          setTyped(isEmpty || isNumber ? undefined : target.value);
          if (isEmpty) onChange(undefined);
          else if (text !== '' && Number.isFinite(next)) onChange(next);
        }}
        onBlur={() => {
          if (typed?.trim() && Number.isFinite(Number(typed.replace(',', '.'))))
            setTyped(undefined);
        }}
        className={`h-11 max-w-48 tabular-nums ${inputClass}`}
      />
      <ProblemAt at={tie.id} failure={isWrong ? texts.number : undefined} />
    </div>
  );
}
