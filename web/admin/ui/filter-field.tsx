import { type ReactNode, useId } from 'react';

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
