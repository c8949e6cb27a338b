import type { Request } from 'express';
import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { limited } from '../http/rate-limits.ts';
import { senderOf } from '../http/sender.ts';
import { applicationSubmission } from './applications.ts';

const tries = { name: 'attempts to apply', times: 20, per: 'minute', for: 'address' } as const;
/** Only stored applications count: neither correcting a field nor sending one again must cost an hour's wait. */
const stored = {
  name: 'applications',
  times: 5,
  per: 'hour',
  for: 'address',
  counts: 'successes',
  // It may repeat one that was stored, and whose answer was lost. That is known when its body is read.
  defers: ({ headers }: Request) => headers['idempotency-key'] !== undefined,
} as const;

export function jobApplicationRoutes(routes: CallRouter, context: Context): void {
  const limits = context.settings.rateLimits
    ? [limited(context, tries), limited(context, stored)]
    : [];
  const submit = applicationSubmission(context);

  routes.serve(
    calls.submitJobApplication,
    async ({ body, file, request, response }) => {
      const sender = senderOf(request, { ...body, cv: file.sha256 });
      const { overLimit } = response.locals;
      const { isRepeated, ...created } = await submit(body, file, sender, overLimit);
      response.locals.isRepeated = isRepeated;
      return created;
    },
    ...limits,
  );
}
