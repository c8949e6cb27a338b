import type { Ref } from 'react';
import type { PhoneEntry } from './phone-entry.ts';

/** React Hook Form's side of the field: its `ControllerRenderProps`. */
type PhoneController = {
  readonly name: string;
  readonly value: PhoneEntry;
  readonly ref: Ref<HTMLInputElement>;
  onBlur(): void;
  onChange(entry: PhoneEntry): void;
};

/**
 * Ties a PhoneField to the field `phone` of a form.
 * @param changed the form's own: what is typed is kept, and its error goes
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
