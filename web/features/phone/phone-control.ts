import type { Ref } from 'react';
import type { PhoneEntry } from './phone-entry.ts';

/** The field's `ControllerRenderProps` of React Hook Form. */
type PhoneController = {
  readonly name: string;
  readonly value: PhoneEntry;
  readonly ref: Ref<HTMLInputElement>;
  onBlur(): void;
  onChange(entry: PhoneEntry): void;
};

/**
 * Connects a PhoneField to the field `phone` of a form.
 * @param changed the form's function, which clears the field's error
 */
export function phoneControl(
  { name, value, ref, onBlur, onChange }: PhoneController,
  changed: (field: 'phone', entry: PhoneEntry) => void,
) {
  return {
    ...{ name, value, onBlur, inputRef: ref },
    onChange(entry: PhoneEntry) {
      onChange(entry);
      changed('phone', entry);
    },
  };
}
