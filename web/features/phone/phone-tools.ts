/** The code that a phone field needs at the first interaction, in one chunk. */
export { getCountryCallingCode } from 'libphonenumber-js/min';
export { readPhone } from '#contract/phone.ts';
export { CountryPicker } from './country-picker.tsx';
export { formatTyped, formatWhole, withCountry } from './format-phone.ts';
