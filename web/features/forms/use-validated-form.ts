import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import type { Checked } from '#contract/check.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { LoadError } from '../../loading/load-module.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { isBlank } from './draft.ts';

/** Props that connect a control to a field of a form. */
export type FieldProps = UseFormRegisterReturn & { readonly error: string | undefined };

export type ValidatedForm<Values extends FieldValues, Body> = {
  /** Initial values. A call to action may have preset some. */
  readonly empty: DefaultValues<Values>;
  /** Preserves what was typed into the server-rendered fields before this code ran. */
  readonly adopts?: boolean;
  /** Validates against the contract's schema, like the API. May throw LoadError. */
  check(values: Values): Checked<Body> | Promise<Checked<Body>>;
  /** Gives the form's name for a field of the call, where they differ. */
  nameOf?(field: string): Path<Values>;
};

/**
 * A form with the contract's rules. Changing a field clears its error; an e-mail address is validated at each change
 * (specification, section 5), other fields when they are left.
 */
export function useValidatedForm<Values extends FieldValues, Body extends object>({
  empty,
  adopts,
  check,
  nameOf,
}: Required<ValidatedForm<Values, Body>>) {
  const language = usePageLanguage();
  const resolver: Resolver<Values, unknown, Body> = async (values) => {
    const checked = await checkWhereReachable(values);
    if (checked === unreachable) return { values: {}, errors: unreachableErrors };
    if (checked.ok) return { values: checked.data, errors: {} };
    const errors = Object.entries(checked.errors).map(([field, error]) => [
      nameOf(field),
      { type: error.key, message: fieldMessage(error, language) },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
  // An uncaught rejection would leave the form in its sending state.
  const checkWhereReachable = async (values: Values) => {
    try {
      return await check(values);
    } catch (reason) {
      if (reason instanceof LoadError) return unreachable;
      throw reason;
    }
  };
  const form = useForm<Values, unknown, Body>({
    resolver,
    reValidateMode: 'onSubmit',
    // react-hook-form would focus in the order of registration, and some fields are registered late.
    shouldFocusError: false,
    // Default values would overwrite the fields' input.
    ...(!adopts && { defaultValues: empty }),
  });
  const { register, clearErrors, trigger, getFieldState, setFocus } = form;

  /** Call at each change of a field: its error is cleared, an e-mail address is validated again. */
  const changed = (field: Path<Values>, value: unknown) => {
    if (field === 'email' && !isBlank(value)) trigger(field);
    else clearErrors(field);
  };

  /** Call when a field is left: validates its value, so that an error appears before sending. */
  const left = (field: Path<Values>, value: unknown) => {
    if (!isBlank(value)) afterPress(() => trigger(field));
  };

  /** Focuses the first invalid field of those given; by default of all, in the order of `empty`. */
  const focusFirstError = (fields = Object.keys(empty) as Path<Values>[]) => {
    const wrong = fields.find((field) => getFieldState(field).invalid);
    if (wrong) {
      setFocus(wrong);
      // react-hook-form focuses in a task of its own; Safari then leaves the field's label under the header.
      setTimeout(() => {
        const { activeElement } = document;
        const whole = activeElement?.closest('fieldset, :has(> label)') ?? activeElement;
        whole?.scrollIntoView({ block: 'nearest' });
      });
    }
    return wrong;
  };

  return {
    ...form,
    changed,
    left,
    focusFirstError,
    /** Props of a plain control of the field, including its error. */
    field: (field: Path<Values>): FieldProps => ({
      ...register(field, {
        onChange: ({ target }) => changed(field, target.value),
        onBlur: ({ target }) => left(field, target.value),
      }),
      error: getFieldState(field, form.formState).error?.message,
    }),
  };
}

/** Error type of `root`: the code that validates a field could not be loaded. */
export const unreachable = 'unreachable';
const unreachableErrors = { root: { type: unreachable } } as FieldErrors<never>;

let isPressed = false;

// Absent while pages are prerendered.
globalThis.addEventListener?.('pointerdown', () => {
  isPressed = true;
});
for (const end of ['pointerup', 'pointercancel']) {
  globalThis.addEventListener?.(end, () => {
    isPressed = false;
  });
}

/**
 * Runs something now, or after the current press: an error that appears during a press would move the pressed button
 * away.
 */
function afterPress(run: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(run), { once: true });
  else run();
}
