import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { submitFullContact } from './contact.ts';
import { bounds } from './field-limits.ts';
import {
  choices,
  emailAddress,
  filledInMs,
  optionalPhoneNumber,
  optionalText,
  type ReadPhone,
  requiredLine,
  requiredText,
  trap,
} from './fields.ts';

/** What a quote can be asked for, in the order in which the form lists it. */
export const quoteServices = [
  'sms',
  'voice',
  'numbers',
  'interconnection',
  'api',
  'other',
] as const;
export type QuoteService = (typeof quoteServices)[number];

/**
 * A request for a quote, as it crosses the wire.
 * @param readPhone handed in, as for `fullContact`
 */
export function quoteRequest(readPhone: ReadPhone) {
  return z.strictObject({
    fullName: requiredLine(bounds.fullName),
    email: emailAddress,
    phone: optionalPhoneNumber(readPhone),
    company: requiredLine(bounds.company),
    services: choices(quoteServices),
    /** Where the traffic goes to, in the sender's words, on one line or many. */
    countries: requiredText(bounds.countries),
    /** Minutes, messages or numbers, in the sender's words: each service has a unit of its own. */
    monthlyVolume: requiredLine(bounds.text),
    message: optionalText(bounds.message),
    website: trap,
    filledInMs,
  });
}
export type QuoteRequest = z.output<ReturnType<typeof quoteRequest>>;

/** Its body is `quoteRequest`: `calls` has it whole. */
export const submitQuoteRequest = {
  ...submitFullContact,
  path: '/api/QuoteRequests',
  summary: 'Ask for a quote',
} as const satisfies Call;
