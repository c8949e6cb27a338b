import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { submitFullContact } from './contact.ts';
import { fieldLimits } from './field-limits.ts';
import {
  choices,
  emailAddress,
  filledInMs,
  honeypot,
  optionalChoices,
  optionalEmail,
  optionalLine,
  optionalPhoneNumber,
  optionalText,
  type ReadPhone,
  requiredLine,
  requiredText,
} from './fields.ts';

/** The services of a quote request, in the order of the form. */
export const quoteServices = [
  'sms',
  'voice',
  'numbers',
  'interconnection',
  'api',
  'other',
] as const;
export type QuoteService = (typeof quoteServices)[number];

/** The id of an area that the owner added (at first with `new`): a service of a quote too, even if removed meanwhile. */
const addedArea = /^(?:section|new)-[0-9a-f]{8}$/;

/** The services that belong to an area of the site's own. */
const servicesOf: Readonly<Record<string, readonly QuoteService[]>> = {
  'international-ops': ['numbers', 'interconnection'],
  'communication-tech': ['sms', 'voice'],
  'digital-services': ['api'],
};

/** The services of a quote request for a company's areas, in the order of the form. */
export function servicesFor(areas: readonly { readonly id: string }[]): readonly string[] {
  const ids = areas.map(({ id }) => id);
  const gone = Object.entries(servicesOf).flatMap(([id, own]) => (ids.includes(id) ? [] : own));
  const kept = quoteServices.filter((service) => !gone.includes(service) && service !== 'other');
  return [...kept, ...ids.filter((id) => addedArea.test(id)), 'other'];
}

/** What a carrier needs to answer in one mail. Of each, any number may be chosen. */
export const technicalChoices = {
  /** Seen from the sender of the request: they send us traffic, we send them traffic. */
  directions: ['originating', 'terminating'],
  /** Of SMS the way, of voice whether the caller's number (CLI) is guaranteed. */
  routeClasses: ['direct', 'standard', 'cli', 'nonCli'],
  connections: ['sip', 'smpp', 'http'],
} as const;
type TechnicalChoices = typeof technicalChoices;
export type TechnicalChoice = keyof TechnicalChoices;
export type TechnicalNames = {
  readonly [C in TechnicalChoice]: Readonly<Record<TechnicalChoices[C][number], string>>;
};

/**
 * The body of a quote request.
 * @param readPhone passed in, as for `fullContact`
 */
export function quoteRequest(readPhone: ReadPhone) {
  return z.strictObject({
    fullName: requiredLine(fieldLimits.fullName),
    email: emailAddress,
    phone: optionalPhoneNumber(readPhone),
    company: requiredLine(fieldLimits.company),
    services: choices(quoteServices, addedArea),
    /** The destinations of the traffic, in the sender's words, on one or more lines. */
    countries: requiredText(fieldLimits.countries),
    /** Minutes, messages or numbers, in the sender's words: units differ by service. */
    monthlyVolume: requiredLine(fieldLimits.text),
    directions: optionalChoices(technicalChoices.directions),
    routeClasses: optionalChoices(technicalChoices.routeClasses),
    connections: optionalChoices(technicalChoices.connections),
    /** A month or a day, in the sender's words. */
    trafficStart: optionalLine(fieldLimits.text),
    technicalName: optionalLine(fieldLimits.fullName),
    technicalEmail: optionalEmail,
    message: optionalText(fieldLimits.message),
    website: honeypot,
    filledInMs,
  });
}
export type QuoteRequest = z.output<ReturnType<typeof quoteRequest>>;

/** The body is `quoteRequest`; `calls` has the complete call. */
export const submitQuoteRequest = {
  ...submitFullContact,
  path: '/api/QuoteRequests',
  summary: 'Ask for a quote',
} as const satisfies Call;
