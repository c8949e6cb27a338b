import { useState } from 'react';
import { keyOf } from '../names.ts';
import { useContentTexts } from '../texts.ts';
import { Problem, useProblem } from './problem.tsx';
import { inputClass, type ValueProps } from './value-props.ts';

/** A number. What is typed and is none stays in the field, and is not saved. */
export function NumberField({ field, value, place, name, onChange }: ValueProps<'number'>) {
  const texts = useContentTexts().fields;
  const id = keyOf(place);
  const problem = useProblem(id);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (typeof value === 'number' ? String(value) : '');
  const isWrong = typed !== undefined;
  return (
    <div>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-label={name}
        aria-invalid={isWrong || problem !== undefined || undefined}
        aria-describedby={`${id}-problem`}
        value={shown}
        onChange={({ target }) => {
          const text = target.value.trim().replace(',', '.');
          const next = Number(text);
          const isEmpty = text === '' && field.optional;
          // "40." is a number on its way to be another one.
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
      <div id={`${id}-problem`}>
        {isWrong && !Number.isFinite(Number(shown.replace(',', '.') || 'x')) && (
          <p className="font-medium text-error">{texts.number}</p>
        )}
        <Problem text={problem} />
      </div>
    </div>
  );
}
