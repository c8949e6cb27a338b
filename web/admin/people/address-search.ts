import { type ChangeEvent, type FormEvent, useLayoutEffect, useState } from 'react';
import { findPerson } from '#contract/admin/data-protection.ts';
import { check } from '#contract/check.ts';
import { type FieldError, fieldMessage } from '#contract/field-messages.ts';
import { useLanguage } from '../language.ts';

/** Attributes of a field for the e-mail address of somebody else. */
export const addressInput = {
  inputMode: 'email',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

/**
 * The form that looks for a person by e-mail address.
 * @param sought the person who is shown: their address replaces what is typed; empty for none
 * @param onSearch called with a valid address, or with an empty one where it may be left out
 */
export function useAddressSearch(
  sought: string,
  onSearch: (email: string) => void,
  isOptional: boolean = false,
) {
  const language = useLanguage();
  const [email, setEmail] = useState(sought);
  const [wrong, setWrong] = useState<FieldError>();
  useLayoutEffect(() => {
    setEmail(sought);
    const checked = check(findPerson.body, { email: sought });
    setWrong(sought === '' || checked.ok ? undefined : checked.errors.email);
  }, [sought]);
  return {
    error: wrong && fieldMessage(wrong, language),
    input: {
      ...addressInput,
      value: email,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        setEmail(target.value);
        setWrong(undefined);
      },
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const checked = check(findPerson.body, { email });
      if (isOptional && email.trim() === '') onSearch('');
      else if (checked.ok) onSearch(checked.data.email);
      else {
        setWrong(checked.errors.email);
        event.currentTarget.querySelector('input')?.focus();
      }
    },
  };
}
