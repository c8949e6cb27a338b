import type { CountryCode } from 'libphonenumber-js/min';
import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import type { Language } from '#contract/languages.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePhoneTools } from './load-phone-tools.ts';
import { flagOf } from './phone-entry.ts';

type CountryButtonProps = ComponentProps<'button'> & {
  readonly label: string;
  readonly country: CountryCode;
  readonly language: Language;
};

/** The left end of a phone field: the selected country. */
export function CountryButton({ label, country, language, ...button }: CountryButtonProps) {
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
      {callingCode}
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
