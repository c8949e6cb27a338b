import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { limited } from '../http/rate-limits.ts';
import { audit } from './change.ts';
import { readFirstSteps } from './first-steps.ts';
import { readSystem } from './system.ts';

/** Each copies the whole database. The limit holds also with RATE_LIMITS=off. */
const backupLimit = { name: 'backups', times: 4, per: 'hour', for: 'everyone' } as const;

export function systemRoutes(routes: CallRouter, context: Context): void {
  const { backups, db } = context;

  routes.serve(calls.readSystem, () => readSystem(context));

  routes.serve(calls.readFirstSteps, () => readFirstSteps(context));

  routes.serve(calls.readBackups, () => backups.state());

  routes.serve(
    calls.makeBackup,
    ({ session }) => {
      backups.start((why) =>
        audit(
          db,
          session,
          why ? { action: 'backupFailed', details: { why } } : { action: 'backupMade' },
        ),
      );
      return backups.state();
    },
    limited(context, backupLimit),
  );
}
