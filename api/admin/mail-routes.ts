import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { limited } from '../http/rate-limits.ts';
import { giveUp, readMailState, retry, sendTest } from './mail.ts';

const testLimit = { name: 'test mails', times: 10, per: 'hour', for: 'everyone' } as const;

export function mailRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.readMail, () => readMailState(context));

  routes.serve(
    calls.sendTestMail,
    ({ session }) => sendTest(context, session),
    ...(context.settings.rateLimits ? [limited(context, testLimit)] : []),
  );

  routes.serve(calls.retryMail, ({ parameters, session }) =>
    retry(context, session, parameters.id),
  );

  routes.serve(calls.giveUpMail, ({ parameters, session }) =>
    giveUp(context, session, parameters.id),
  );
}
