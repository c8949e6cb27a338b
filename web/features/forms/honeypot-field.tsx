import type { ComponentProps } from 'react';

/**
 * Honeypot (`website`): a field hidden from people, the tab order, autofill and password managers.
 * Not `display: none`, which bots look for.
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
