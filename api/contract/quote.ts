import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { submitFullContact } from './contact.ts';
import { fieldLimits } from './field-limits.ts';
import {
  choices,
  emailAddress,
  filledInMs,
  honeypot,
  optionalPhoneNumber,
  optionalText,
  type ReadPhone,
  requiredLine,
  requiredText,
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
    fullName: requiredLine(fieldLimits.fullName),
    email: emailAddress,
    phone: optionalPhoneNumber(readPhone),
    company: requiredLine(fieldLimits.company),
    services: choices(quoteServices),
    /** Where the traffic goes to, in the sender's words, on one line or many. */
    countries: requiredText(fieldLimits.countries),
    /** Minutes, messages or numbers, in the sender's words: each service has a unit of its own. */
    monthlyVolume: requiredLine(fieldLimits.text),
    message: optionalText(fieldLimits.message),
    website: honeypot,
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
