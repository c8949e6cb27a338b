import { type ReactNode, useId } from 'react';

type FilterFieldProps = {
  readonly label: string;
  /** The control, which takes what it is given. */
  readonly children: (control: { readonly id: string; readonly className: string }) => ReactNode;
};

/** A control that narrows what is shown, under its name. */
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
