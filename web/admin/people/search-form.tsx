import { useAtomValue } from 'jotai';
import { type FormEvent, useLayoutEffect, useState } from 'react';
import { findPerson } from '#contract/admin/data-protection.ts';
import { check } from '#contract/check.ts';
import { type FieldError, fieldMessage } from '#contract/field-messages.ts';
import { TextField } from '../../ui/field.tsx';
import { languageAtom, useTexts } from '../language.ts';
import { mainButton } from '../ui/buttons.ts';

type SearchFormProps = {
  /** The e-mail address shown now. */
  readonly sought: string;
  onSearch(email: string): void;
};

/** The search for a person by e-mail address. */
export function SearchForm({ sought, onSearch }: SearchFormProps) {
  const texts = useTexts().people;
  const language = useAtomValue(languageAtom);
  const [email, setEmail] = useState(sought);
  const [wrong, setWrong] = useState<FieldError>();
  useLayoutEffect(() => {
    setEmail(sought);
    setWrong(sought ? errorOf(sought) : undefined);
  }, [sought]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const error = errorOf(email);
    setWrong(error);
    if (error) event.currentTarget.querySelector('input')?.focus();
    else onSearch(email.trim());
  };

  return (
    <search>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-[1_1_20rem]">
          <TextField
            label={texts.email}
            error={wrong && fieldMessage(wrong, language)}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setWrong(undefined);
            }}
          />
        </div>
        {/* Aligned with the field, whose label is above it. */}
        <button type="submit" className={`${mainButton} min-h-[50px] sm:mt-[1.97rem]`}>
          {texts.search}
        </button>
      </form>
    </search>
  );
}

function errorOf(email: string): FieldError | undefined {
  const checked = check(findPerson.body, { email });
  return checked.ok ? undefined : checked.errors.email;
}
