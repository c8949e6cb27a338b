import { calls } from '#contract/calls.ts';
import { preferredLanguage } from '#contract/languages.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import { limited } from '../limits.ts';
import { submitSimpleContact } from '../services/contact.ts';

const perAddress = { perMinute: 20, for: 'address' } as const;

export function contactFormRoutes(routes: CallRouter, context: Context): void {
  const limits = context.settings.rateLimits ? [limited(perAddress)] : [];

  routes.serve(
    calls.submitSimpleContact,
    ({ body, request }) =>
      submitSimpleContact(context, body, preferredLanguage(request.headers['accept-language'])),
    ...limits,
  );
}
