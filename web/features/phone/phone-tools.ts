/** What a phone field needs at the first interaction, as one file. */
export { getCountryCallingCode } from 'libphonenumber-js/min';
export { readPhone } from '#contract/phone.ts';
export { CountryPicker } from './country-picker.tsx';
export { formatTyped, formatWhole, withCountry } from './format-phone.ts';
