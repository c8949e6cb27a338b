import { type ReactNode, useId } from 'react';
import type { Tie } from '../../ui/field.tsx';
import { ErrorLine } from './error-line.tsx';

/** Style of a text field under a small label. */
export const smallFieldClass =
  'w-full rounded-xl border border-edge bg-raised px-3.5 outline-offset-0 aria-invalid:border-2 aria-invalid:border-error';

type SmallFieldProps = {
  readonly label: string;
  readonly error?: string | undefined;
  readonly children: (tie: Tie) => ReactNode;
};

/** A control with a small label above it, and its error below. */
export function SmallField({ label, error, children }: SmallFieldProps) {
  const id = useId();
  const tie: Tie = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      {children(tie)}
      <ErrorLine id={`${id}-error`} className="mt-1 text-sm">
        {error}
      </ErrorLine>
    </div>
  );
}
