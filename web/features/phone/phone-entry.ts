import type { CountryCode } from 'libphonenumber-js/min';

/** What stands in a phone field: as it was typed, and the country whose national way of writing is meant. */
export type PhoneEntry = { readonly text: string; readonly country: CountryCode };
