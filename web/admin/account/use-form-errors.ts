import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { check } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { useLanguage, useTexts } from '../language.ts';

type Errors = Readonly<Record<string, string>>;

/**
 * The errors of a form, by field; the first field that has one gets the focus.
 * @param fields those of the form: an error of any other is shown as that of `form`
 */
export function useFormErrors(fields: readonly string[]) {
  const language = useLanguage();
  const { actionFailed } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('input[aria-invalid], [aria-invalid] input')?.focus();
  }, [errors]);
  const show = (found: Errors, text = actionFailed) =>
    setErrors(fields.some((field) => found[field]) ? found : { form: text });
  return {
    ...{ form, errors, show },
    clear: () => setErrors({}),
    /** Whether input passes a schema of the contract; otherwise its errors are shown. */
    passes(schema: z.ZodMiniType, input: unknown): boolean {
      const checked = check(schema, input);
      if (checked.ok) return true;
      const found = Object.entries(checked.errors);
      show(
        Object.fromEntries(found.map(([field, error]) => [field, fieldMessage(error, language)])),
      );
      return false;
    },
  };
}
