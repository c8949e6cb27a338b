import type { CountryCode } from 'libphonenumber-js/min';

/** The value of a phone field: the text as typed, and the country whose national format applies. */
export type PhoneEntry = { readonly text: string; readonly country: CountryCode };
