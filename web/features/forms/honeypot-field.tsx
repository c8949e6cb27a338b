import type { ComponentProps } from 'react';

/**
 * The field that no human sees (`website`): out of sight, of the tab order and of what a browser or a
 * password manager fills in by itself. Not `display: none`, which programs look for.
 */
export function HoneypotField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label aria-hidden="true" className="sr-only">
      {label}
      <input
        {...input}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
      />
    </label>
  );
}
