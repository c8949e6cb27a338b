import { calls } from '#contract/calls.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import { limited } from '../limits.ts';
import { senderOf } from '../sender.ts';
import { applicationDesk } from '../services/applications.ts';

const tries = { times: 20, per: 'minute', for: 'address' } as const;
/** Only what was stored counts: who had a field to mend is not kept waiting for an hour. */
const stored = { times: 5, per: 'hour', for: 'address', counts: 'successes' } as const;

export function jobApplicationRoutes(routes: CallRouter, context: Context): void {
  const limits = context.settings.rateLimits ? [limited(tries), limited(stored)] : [];
  const submit = applicationDesk(context);

  routes.serve(
    calls.submitJobApplication,
    ({ body, file, request }) =>
      submit(body, file, senderOf(request, { ...body, cv: file.sha256 })),
    ...limits,
  );
}
