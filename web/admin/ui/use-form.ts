import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { check } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { notify } from '../../features/toasts/notify.ts';
import { useLanguage } from '../language.ts';
import { useBusy } from './use-run.ts';

type Errors = Readonly<Record<string, string | undefined>>;

/** The control of a field that has an error, or the first one of a group. */
const invalid = ':is(input, textarea)[aria-invalid], [aria-invalid] input';

/**
 * A form: its values, and the errors of its fields, of which the first gets the focus. It is sent once at a time.
 * @param state of the values, by the names that the API gives their errors
 * @param others fields whose values are elsewhere. An error of no field is shown as that of `form`
 */
export function useForm<Values extends object>(
  [values, setValues]: readonly [Values, (values: Values) => void],
  others: readonly string[] = [],
) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, run] = useBusy();
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [errors]);
  /** Ask before closing its dialog after a request: another one may be open by then. */
  const isShown = () => form.current !== null;
  const clear = () => setErrors({});
  /** Shows errors at their fields; else a text, in a toast if the form was closed meanwhile. */
  const show = (found: Errors, text = Object.values(found).join(' ')) => {
    if (!isShown()) return notify('error', text);
    const isOfField = [...Object.keys(values), ...others].some((field) => found[field]);
    setErrors(isOfField ? found : { form: text });
  };
  const type = (change: Partial<Values>) => {
    setValues({ ...values, ...change });
    clear();
  };
  return {
    ...{ values, errors, isBusy, run, isShown, clear, show, type },
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
    /** Props of a required field. */
    field: (name: keyof Values & string) => ({
      error: errors[name],
      required: true,
      value: values[name],
      onChange: ({ target }: { readonly target: HTMLInputElement }) =>
        type({ [name]: target.value } as Partial<Values>),
    }),
    /** Props of the form itself. */
    props: (send: () => Promise<unknown>) => ({
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        run(send);
      },
    }),
  };
}
