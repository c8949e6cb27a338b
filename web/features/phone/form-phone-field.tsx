import type { ComponentProps } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import type { PhoneEntry } from './phone-entry.ts';
import { PhoneField } from './phone-field.tsx';

type FormPhoneFieldProps<Values extends FieldValues, Body> = Pick<
  ComponentProps<typeof PhoneField>,
  'label' | 'optional' | 'required' | 'texts' | 'language'
> & {
  readonly form: {
    readonly control: Control<Values, unknown, Body>;
    /** Clears the field's error. */
    changed(field: Path<Values>, entry: PhoneEntry): void;
    left(field: Path<Values>, entry: PhoneEntry): void;
  };
};

export function FormPhoneField<Values extends FieldValues, Body>({
  form: { control, changed, left },
  ...props
}: FormPhoneFieldProps<Values, Body>) {
  const name = 'phone' as Path<Values>;
  const { field, fieldState } = useController({ control, name });
  return (
    <PhoneField
      {...props}
      name={name}
      value={field.value}
      error={fieldState.error?.message}
      inputRef={field.ref}
      onBlur={() => {
        field.onBlur();
        left(name, field.value);
      }}
      onChange={(entry) => {
        field.onChange(entry);
        changed(name, entry);
      }}
    />
  );
}
