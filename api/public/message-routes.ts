import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { limited } from '../http/rate-limits.ts';
import { senderOf } from '../http/sender.ts';
import { submitFullContact, submitQuoteRequest, submitSimpleContact } from './messages.ts';

const perAddress = { name: 'messages', times: 20, per: 'minute', for: 'address' } as const;

export function contactFormRoutes(routes: CallRouter, context: Context): void {
  // Shared, so alternating the forms cannot multiply the limit.
  const limits = context.settings.rateLimits ? [limited(context, perAddress)] : [];

  routes.serve(
    calls.submitSimpleContact,
    ({ body, request }) => submitSimpleContact(context, body, senderOf(request, body)),
    ...limits,
  );

  routes.serve(
    calls.submitFullContact,
    ({ body, request }) => submitFullContact(context, body, senderOf(request, body)),
    ...limits,
  );

  routes.serve(
    calls.submitQuoteRequest,
    ({ body, request }) => submitQuoteRequest(context, body, senderOf(request, body)),
    ...limits,
  );
}
