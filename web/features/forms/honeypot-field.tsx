import type { Ref } from 'react';
import { useChrome } from '../../loading/content-cache.ts';

/** Its name in the page, meaningless to browsers; the API calls it `website`. */
export const honeypotName = 'leave-empty';

/**
 * Honeypot: a field hidden from people, the tab order, autofill and password managers. Not `display: none`, which bots
 * look for. Browsers guess a field's purpose by name and label, and Chrome then ignores `autocomplete="off"`, so both
 * are meaningless. The other attributes make 1Password, Bitwarden, Dashlane, Keeper, LastPass and Proton Pass ignore
 * the field.
 */
export function HoneypotField({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <label aria-hidden="true" className="sr-only">
      {useChrome().form.honeypot}
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
