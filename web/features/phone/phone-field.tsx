import './phone.css';
import type { CountryCode } from 'libphonenumber-js/min';
import { ChevronDown } from 'lucide';
import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useChrome } from '../../loading/content-cache.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { Field, rowClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fetchPhoneTools, usePhoneTools } from './load-phone-tools.ts';
import { flagOf, type PhoneEntry } from './phone-entry.ts';

type PhoneFieldProps<Values extends FieldValues, Body> = {
  readonly form: {
    readonly control: Control<Values, unknown, Body>;
    changed(field: Path<Values>, entry: PhoneEntry): void;
    left(field: Path<Values>, entry: PhoneEntry): void;
  };
  readonly label: string;
  readonly optional?: string;
  readonly required?: boolean;
};

/**
 * A form's phone number with its country. Formatting and the country list are larger than a page's own code, and are
 * loaded at the first interaction. Until then, or without them, it is a plain field.
 */
export function PhoneField<Values extends FieldValues, Body>({
  form,
  label,
  optional,
  required,
}: PhoneFieldProps<Values, Body>) {
  const name = 'phone' as Path<Values>;
  const { field, fieldState } = useController({ control: form.control, name });
  const value: PhoneEntry = field.value;
  const onChange = (entry: PhoneEntry) => {
    field.onChange(entry);
    form.changed(name, entry);
  };
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    field.ref,
    () => input.current,
    [],
  );
  const { tools } = usePhoneTools();
  const [isPickerWanted, setPickerWanted] = useState(false);
  const isPickerOpen = isPickerWanted && tools !== undefined;

  const isFilled = value.text !== '';
  useEffect(() => {
    if (isFilled) fetchPhoneTools();
  }, [isFilled]);

  const wantPicker = () => {
    fetchPhoneTools();
    setPickerWanted(true);
  };
  const tidy = () => {
    const whole = tools?.formatWhole(value) ?? value;
    if (whole.text !== value.text || whole.country !== value.country) onChange(whole);
  };
  const catchUp = useEffectEvent((arrived: NonNullable<typeof tools>) => {
    const { current } = input;
    if (document.activeElement !== current) tidy();
    // Formats the text typed before. The caret stays in the middle of a number.
    else
      onChange(
        arrived.formatTyped({ ...value, text: '' }, value.text, current?.selectionStart ?? null),
      );
  });
  useEffect(() => {
    if (tools) catchUp(tools);
  }, [tools]);

  return (
    <Field label={label} optional={optional} error={fieldState.error?.message}>
      {(tie) => (
        <fieldset
          // By default a fieldset is at least as wide as its content.
          className={`phone-row min-w-0 ${rowClass}`}
          onPointerEnter={fetchPhoneTools}
          onPointerDown={fetchPhoneTools}
          onFocus={fetchPhoneTools}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            // Without a new target the window was left, or a phone's keyboard closed.
            if (relatedTarget) setPickerWanted(false);
            field.onBlur();
            form.left(name, value);
          }}
        >
          <CountryButton
            ref={button}
            country={value.country}
            aria-expanded={isPickerOpen}
            onMouseDown={(event) => {
              // Otherwise the focus would leave the picker, which closes it, and the click would reopen it.
              if (isPickerOpen) event.preventDefault();
            }}
            onClick={({ currentTarget }) => {
              // Not every browser focuses a button on click.
              currentTarget.focus();
              if (isPickerOpen) setPickerWanted(false);
              else wantPicker();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              wantPicker();
            }}
          />
          {isPickerOpen && (
            <tools.CountryPicker
              chosen={value.country}
              onChoose={(country) => {
                setPickerWanted(false);
                onChange(tools.withCountry(value, country));
                input.current?.focus();
              }}
              onLeave={() => setPickerWanted(false)}
              onEscape={() => {
                setPickerWanted(false);
                button.current?.focus();
              }}
            />
          )}
          <input
            {...tie}
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            name={name}
            required={required}
            value={value.text}
            // In per cent: otherwise the default width of twenty characters is the minimum.
            className="figures w-full min-w-0 rounded-[inherit] py-3 pr-4 pl-3 focus-visible:outline-none"
            onChange={({ target }) => {
              const text = target.value;
              // With autofill there is no caret.
              const caret = target === document.activeElement ? target.selectionStart : text.length;
              onChange(tools ? tools.formatTyped(value, text, caret) : { ...value, text });
            }}
            onFocus={() => setPickerWanted(false)}
            onBlur={tidy}
          />
        </fieldset>
      )}
    </Field>
  );
}

type CountryButtonProps = ComponentProps<'button'> & {
  readonly country: CountryCode;
};

/** The left end of a phone field: the selected country. */
function CountryButton({ country, ...button }: CountryButtonProps) {
  const language = usePageLanguage();
  const label = useChrome().form.phone.country;
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country);
  const callingCode = useCallingCode(country);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...button}
      aria-label={`${label}: ${[name, callingCode].filter(Boolean).join(' ')}`}
      className="phone-country"
    >
      <span className="phone-flag">{flagOf(country)}</span>
      {/* In an element: a browser that translates the page replaces bare text, which React could then not update. */}
      <span>{callingCode}</span>
      <Icon drawing={ChevronDown} size={16} />
    </button>
  );
}

/** Turkey's code is known before the phone tools are loaded. */
function useCallingCode(country: CountryCode): string | undefined {
  const { tools } = usePhoneTools();
  if (country === 'TR') return '+90';
  return tools && `+${tools.getCountryCallingCode(country)}`;
}
