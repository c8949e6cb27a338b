import type { Ref } from 'react';
import { honeypotName } from './honeypot-name.ts';

type HoneypotFieldProps = { readonly label: string; readonly ref: Ref<HTMLInputElement> };

/**
 * Honeypot: a field hidden from people, the tab order, autofill and password managers. Not `display: none`, which bots
 * look for. Browsers guess what a field takes by its name and label, and Chrome ignores `autocomplete="off"` where they
 * say something: so neither does. The other attributes are those by which 1Password, Bitwarden, Dashlane, Keeper,
 * LastPass and Proton Pass leave a field alone.
 */
export function HoneypotField({ label, ref }: HoneypotFieldProps) {
  return (
    <label aria-hidden="true" className="sr-only">
      {label}
      <input
        ref={ref}
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
        data-protonpass-ignore="true"
        className="keeper-ignore"
      />
    </label>
  );
}
