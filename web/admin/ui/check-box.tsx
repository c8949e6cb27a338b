import type { ReactNode } from 'react';

type CheckBoxProps = {
  readonly isOn: boolean;
  readonly className?: string;
  onChange(isOn: boolean): void;
  readonly children: ReactNode;
};

/** A checkbox with its label. */
export function CheckBox({ isOn, className = '', onChange, children }: CheckBoxProps) {
  return (
    <label className={`flex min-h-11 items-center gap-2.5 ${className}`}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="checkbox size-[1.1rem]"
      />
      {children}
    </label>
  );
}
